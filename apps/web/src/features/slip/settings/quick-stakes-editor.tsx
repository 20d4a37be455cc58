import type { CurrencyUnit, MinorUnits } from '@touchline/betting';
import { Button, Icon, IconButton, NumberField } from '@touchline/ui';
import { useState } from 'react';
import { type MessageKey, useMessages } from '#data/messages.ts';
import { useQuickStakes } from '#data/slip-choices.ts';
import { useSlipContext } from '#data/slip-context.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { changeSlipSettings } from '#data/slip-settings.ts';
import {
  QUICK_STAKES_MAX,
  QUICK_STAKES_MIN,
  type QuickStakeFault,
  readQuickStakes,
} from './quick-stakes-draft.ts';
import styles from './settings.module.css';

const FAULTS = {
  empty: 'slip.problem.stake-missing',
  'not-a-number': 'slip.problem.not-a-number',
  negative: 'slip.problem.negative',
  'too-many-fraction-digits': 'slip.problem.too-many-fraction-digits',
  'too-large': 'slip.problem.too-large',
  'too-low': 'slip.problem.stake-below-minimum',
  'too-high': 'slip.problem.stake-above-maximum',
  twice: 'slip.settings.quick.twice',
} as const satisfies Record<QuickStakeFault, MessageKey>;

/** Three to five amounts that the slip offers with one tap. They are kept as soon as all of them are right. */
export function QuickStakesEditor({ unit }: { unit: CurrencyUnit }) {
  const t = useMessages();
  const money = useSlipMoney();
  const saved = useQuickStakes(unit.code);
  const limits = useSlipContext().limits[unit.code] ?? { minStake: 1, maxStake: null };
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const texts = typed ?? saved.map((amount) => money.plain(amount, unit));
  const draft = readQuickStakes(texts, unit, limits);
  const faults = draft.kind === 'faults' ? draft.faults : [];
  const values = {
    digits: String(unit.subunits).length - 1,
    amount: '',
  };
  const faultText = (fault: QuickStakeFault) => {
    const bound = fault === 'too-low' ? limits.minStake : (limits.maxStake ?? 0);
    return t(FAULTS[fault], { ...values, amount: money(bound, unit.code) });
  };
  const change = (next: readonly string[]) => {
    setTyped(next);
    const read = readQuickStakes(next, unit, limits);
    if (read.kind === 'stakes' && next.length >= QUICK_STAKES_MIN) keep(unit.code, read.amounts, saved);
  };
  return (
    <fieldset className={styles.quick}>
      <legend>{t('slip.settings.quick.label', { currency: unit.code })}</legend>
      <p className={styles.hint}>
        {t('slip.settings.quick.hint', { min: QUICK_STAKES_MIN, max: QUICK_STAKES_MAX })}
      </p>
      {texts.map((text, index) => {
        const fault = faults[index] ?? null;
        const id = `quick-stake-${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an amount has no name but its place
          <div key={index} className={styles.amount}>
            <NumberField
              label={t('slip.settings.quick.amount', { number: index + 1 })}
              prefix={money.unit(unit.code, unit.subunits)}
              value={text}
              maxLength={20}
              isInvalid={fault !== null}
              aria-describedby={fault === null ? undefined : id}
              onChange={({ currentTarget: { value } }) => change(texts.with(index, value))}
            />
            {texts.length > QUICK_STAKES_MIN && (
              <IconButton
                icon="x"
                label={t('slip.settings.quick.remove', { number: index + 1 })}
                onClick={() => change(texts.toSpliced(index, 1))}
              />
            )}
            {fault !== null && (
              <p id={id} className={styles.fault}>
                <Icon name="circle-alert" size="s" />
                {faultText(fault)}
              </p>
            )}
          </div>
        );
      })}
      {texts.length < QUICK_STAKES_MAX && (
        <Button size="s" onClick={() => change([...texts, ''])}>
          {t('slip.settings.quick.add')}
        </Button>
      )}
    </fieldset>
  );
}

function keep(currency: string, amounts: readonly MinorUnits[], saved: readonly MinorUnits[]): void {
  if (amounts.join() !== saved.join()) changeSlipSettings({ stakes: { [currency]: amounts } });
}
