import {
  type BetType,
  type BetTypeRefusal,
  betTypeRefusal,
  SYSTEM_MAX_SELECTIONS,
  SYSTEM_MIN_SELECTIONS,
  slipBetType,
} from '@touchline/betting';
import { IconButton, Segmented } from '@touchline/ui';
import { useId } from 'react';
import { type Messages, useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import styles from './slip.module.css';
import type { SlipModel } from './use-slip-model.ts';

const TYPES = ['SINGLE', 'COMBO', 'SYSTEM'] as const satisfies readonly BetType[];
type ChosenType = (typeof TYPES)[number];

const LABELS = {
  SINGLE: 'slip.type.singles',
  COMBO: 'slip.type.combo',
  SYSTEM: 'slip.type.system',
} as const;

/** Singles, combo or system, where there is something to choose; below it why a type cannot be chosen. */
export function TypeChoice({ model, isLocked }: { model: SlipModel; isLocked: boolean }) {
  const t = useMessages();
  const id = useId();
  const { state } = model;
  const type = slipBetType(state);
  const count = state.selectedOutcomeIds.length;
  if (count < 2) return null;
  const isCustom = type === 'CUSTOM_BET';
  const off = TYPES.flatMap((to) => {
    const refusal = betTypeRefusal(state, to);
    return refusal === null || refusal === 'same-type'
      ? []
      : [{ to, text: reasonText(to, refusal, count, t) }];
  });
  return (
    <>
      <div className={styles.type}>
        {isCustom ? (
          <span />
        ) : (
          <Segmented<ChosenType>
            label={t('slip.type.label')}
            wide
            value={type ?? 'SINGLE'}
            options={TYPES.map((value) => ({
              value,
              label: t(LABELS[value]),
              ...(off.some(({ to }) => to === value) && { isOff: true, why: `${id}-${value}` }),
            }))}
            onChange={(betType) => !isLocked && dispatchSlip({ type: 'bet-type-changed', betType })}
          />
        )}
        <IconButton
          icon="trash-2"
          label={t('slip.clear')}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && dispatchSlip({ type: 'cleared' })}
        />
      </div>
      {!isCustom &&
        off.map(({ to, text }) => (
          <p key={to} id={`${id}-${to}`} className={styles.note}>
            {text}
          </p>
        ))}
    </>
  );
}

function reasonText(to: ChosenType, refusal: BetTypeRefusal, count: number, t: Messages): string {
  if (refusal === 'providers') return t('slip.type.providers');
  if (to !== 'SYSTEM') return t('slip.type.notOffered');
  if (count < SYSTEM_MIN_SELECTIONS) return t('slip.type.systemFew', { count: SYSTEM_MIN_SELECTIONS });
  if (count > SYSTEM_MAX_SELECTIONS) return t('slip.type.systemMany', { count: SYSTEM_MAX_SELECTIONS });
  return t('slip.type.systemNone');
}
