import { lineCount, type SlipBet, type SystemType } from '@touchline/betting';
import { Button, classNames } from '@touchline/ui';
import { useId, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useSlipEntry } from '#data/slip-entry.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import { systemName, systemSentence } from '#parts/system-lines/system-name.ts';
import { fillStake } from './fill-stake.ts';
import { linesCost, stakeForLines } from './line-cost.ts';
import styles from './system.module.css';
import type { SlipModel } from './use-slip-model.ts';

const LinesDialog = deferred(() => import('./lines-dialog.tsx').then((module) => module.LinesDialog), {
  Failed: LateFailedOver,
});

/** The systems that fit the number of selections: what each needs, how many bets it is, and what it costs. */
export function SystemPicker({
  bet,
  model,
  isLocked,
}: {
  bet: SlipBet;
  model: SlipModel;
  isLocked: boolean;
}) {
  const t = useMessages();
  const money = useSlipMoney();
  const name = useId();
  const { perLine } = useSlipEntry();
  const [isOpen, setOpen] = useState(false);
  const { systemType } = bet;
  if (bet.betType !== 'SYSTEM' || systemType === null) return null;
  const offered = model.state.systemTypes.filter(({ totalCount }) => totalCount === bet.selections.length);
  const choose = (type: SystemType) => {
    if (isLocked || type.id === systemType.id) return;
    dispatchSlip({ type: 'system-type-changed', betId: bet.betId, systemTypeId: type.id });
    const stake = perLine ? stakeForLines(bet, lineCount(systemType), lineCount(type)) : null;
    if (stake !== null) fillStake(bet, stake, money);
  };
  return (
    <div className={styles.picker}>
      <fieldset className={styles.types}>
        <legend className="vh">{t('slip.system.choose')}</legend>
        {offered.map((type) => (
          <Choice
            key={type.id}
            group={name}
            type={type}
            bet={bet}
            isChosen={type.id === systemType.id}
            isLocked={isLocked}
            isPerLine={perLine}
            onChoose={() => choose(type)}
          />
        ))}
      </fieldset>
      <Button size="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('slip.system.everyLine', { count: lineCount(systemType) })}
      </Button>
      {isOpen && <LinesDialog bet={bet} systemType={systemType} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Choice({
  group,
  type,
  bet,
  isChosen,
  isLocked,
  isPerLine,
  onChoose,
}: {
  group: string;
  type: SystemType;
  bet: SlipBet;
  isChosen: boolean;
  isLocked: boolean;
  isPerLine: boolean;
  onChoose: () => void;
}) {
  const t = useMessages();
  const money = useSlipMoney();
  const chosenLines = bet.systemType ? lineCount(bet.systemType) : 1;
  const lines = lineCount(type);
  const cost = linesCost(bet.stake, chosenLines, lines, isPerLine);
  return (
    <label className={classNames(styles.choice, isChosen && styles.on)}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-disabled={isLocked || undefined}
        onChange={onChoose}
      />
      <span className={styles.what}>
        <b>{systemName(type, t)}</b>
        <small>{systemSentence(type, t)}</small>
      </span>
      <span className={styles.cost}>
        <b>{t('slip.system.bets', { count: lines })}</b>
        {bet.stake > 0 && (
          <small>
            {cost.isExact
              ? t(isPerLine ? 'slip.system.cost' : 'slip.system.each', {
                  amount: money(cost.amount, bet.currency),
                })
              : t('slip.system.eachAbout', { amount: money(cost.amount, bet.currency) })}
          </small>
        )}
      </span>
    </label>
  );
}
