import { type MinorUnits, stakeOfPart } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { formatPercent } from '@touchline/i18n';
import { Button, Segmented, Switch } from '@touchline/ui';
import { useId } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { useMoney } from '#data/slip-money.ts';
import styles from './cash-out.module.css';
import { fairValueOf, paidFor } from './cash-out-steps.ts';
import { PartSlider } from './part-slider.tsx';
import { type CashOutModel, TOLERANCE_PERCENT } from './use-cash-out.ts';

const HALF_PERCENT = 50;

/** The question before a bet is sold, in the place of its button: how much, what it pays, what stays. */
export function ConfirmBox({
  bet,
  model,
  amount,
  onTake,
  onAuto,
}: {
  bet: Bet;
  model: CashOutModel;
  amount: MinorUnits;
  onTake: () => void;
  /** Null where the backend runs no rules. */
  onAuto: (() => void) | null;
}) {
  const t = useMessages();
  const money = useMoney();
  const titleId = useId();
  const hasParts = useCapability('partial_cash_out');
  const hasTolerance = useCapability('cash_out_tolerance');
  const { choice, choose } = model;
  const { partPercent } = choice;
  const text = money(paidFor(amount, partPercent), bet.currency);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own
    <div
      className={styles.box}
      role="group"
      aria-labelledby={titleId}
      data-face="confirm"
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && model.keep()}
    >
      <p id={titleId} className={styles.question}>
        {partPercent === null
          ? t('bets.cashOut.ask', { amount: text })
          : t('bets.cashOut.askPart', { percent: formatPercent(partPercent, t.locale), amount: text })}
      </p>
      {hasParts && (
        <Segmented
          label={t('bets.cashOut.how')}
          wide
          value={partPercent === null ? 'whole' : 'part'}
          options={[
            { value: 'whole', label: t('bets.cashOut.whole') },
            { value: 'part', label: t('bets.cashOut.part') },
          ]}
          onChange={(how) => choose({ ...choice, partPercent: how === 'part' ? HALF_PERCENT : null })}
        />
      )}
      {partPercent !== null && (
        <PartSlider
          percent={partPercent}
          onChange={(percent) => choose({ ...choice, partPercent: percent })}
        />
      )}
      <p>
        {partPercent === null
          ? t('bets.cashOut.closes', { amount: text })
          : t('bets.cashOut.stays', {
              amount: text,
              stake: money(bet.open_stake - stakeOfPart(bet.open_stake, partPercent), bet.currency),
            })}
      </p>
      {hasTolerance && (
        <Switch
          label={t('bets.cashOut.tolerance', { percent: formatPercent(TOLERANCE_PERCENT, t.locale) })}
          checked={choice.isTolerant}
          onChange={(isTolerant) => choose({ ...choice, isTolerant })}
        />
      )}
      <FairValue bet={bet} value={fairValueOf(model.fairValue, amount, partPercent)} />
      <div className={styles.pair}>
        <Button kind="outline" onClick={model.keep}>
          {t('bets.cashOut.keep')}
        </Button>
        <Button kind="primary" onClick={onTake}>
          {t('bets.cashOut.take', { amount: text })}
        </Button>
      </div>
      {onAuto && (
        <button type="button" className="link" onClick={onAuto}>
          {t(bet.auto_cash_out ? 'bets.auto.change' : 'bets.auto.open')}
        </button>
      )}
    </div>
  );
}

/** What the bet, or the part of it that is sold, would be worth without our margin. */
function FairValue({ bet, value }: { bet: Bet; value: ReturnType<typeof fairValueOf> }) {
  const t = useMessages();
  const money = useMoney();
  const isTold = useCapability('cash_out_value');
  if (!isTold || value === null) return null;
  const values = { fair: money(value.fair, bet.currency), margin: money(value.margin, bet.currency) };
  return <p className={styles.fine}>{t('bets.cashOut.fair', values)}</p>;
}
