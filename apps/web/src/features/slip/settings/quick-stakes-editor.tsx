import type { CurrencyUnit, MinorUnits } from '@touchline/betting';
import { Button, Icon, IconButton, NumberField } from '@touchline/ui';
import { useState } from 'react';
import { type Message, textOf, useMessages } from '#data/messages.ts';
import { useQuickStakes } from '#data/slip-choices.ts';
import { useSlipContext } from '#data/slip-context.ts';
import { type MoneyTexts, useSlipMoney } from '#data/slip-money.ts';
import { changeSlipSettings } from '#data/slip-settings.ts';
import { stakeFaultMessage, useFieldText, useStakeReader } from '#data/stake-reader.ts';
import {
  QUICK_STAKES_MAX,
  QUICK_STAKES_MIN,
  type QuickStakeFault,
  type QuickStakeLimits,
  readQuickStakes,
} from './quick-stakes-draft.ts';
import styles from './settings.module.css';

/** Three to five amounts that the slip offers with one tap. They are kept as soon as all of them are right. */
export function QuickStakesEditor({ unit }: { unit: CurrencyUnit }) {
  const t = useMessages();
  const money = useSlipMoney();
  const read = useStakeReader();
  const fieldText = useFieldText();
  const saved = useQuickStakes(unit.code);
  const limits = useSlipContext().limits[unit.code] ?? { minStake: 1, maxStake: null };
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const texts = typed ?? saved.map((amount) => money.plain(amount, unit));
  const draft = readQuickStakes(texts, (text) => read(text, unit), limits);
  const faults = draft.kind === 'faults' ? draft.faults : [];
  const faultText = (fault: QuickStakeFault, text: string) =>
    textOf(t, faultMessage(fault, text, { unit, limits, money }));
  const change = (next: readonly string[]) => {
    setTyped(next);
    const now = readQuickStakes(next, (text) => read(text, unit), limits);
    if (now.kind === 'stakes' && next.length >= QUICK_STAKES_MIN) keep(unit.code, now.amounts, saved);
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
              isInvalid={fault !== null}
              aria-describedby={fault === null ? undefined : id}
              onChange={(event) => change(texts.with(index, fieldText(event, unit)))}
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
                {faultText(fault, text)}
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

/** What is wrong with one of the amounts. */
function faultMessage(
  fault: QuickStakeFault,
  text: string,
  { unit, limits, money }: { unit: CurrencyUnit; limits: QuickStakeLimits; money: MoneyTexts },
): Message {
  switch (fault) {
    case 'empty':
      return { key: 'slip.problem.stake-missing' };
    case 'twice':
      return { key: 'slip.settings.quick.twice' };
    case 'too-low': {
      const values = { limit: money(limits.minStake, unit.code) };
      return { key: 'error.place_bets.stake_too_low', values };
    }
    case 'too-high': {
      const values = { limit: money(limits.maxStake ?? 0, unit.code) };
      return { key: 'error.place_bets.stake_too_high', values };
    }
    default:
      return stakeFaultMessage(fault, text, unit.subunits);
  }
}

function keep(currency: string, amounts: readonly MinorUnits[], saved: readonly MinorUnits[]): void {
  if (amounts.join() !== saved.join()) changeSlipSettings({ stakes: { [currency]: amounts } });
}
