import { lineCount, type MinorUnits, type SlipBet } from '@touchline/betting';
import { Segmented } from '@touchline/ui';
import { type ReactNode, useState } from 'react';
import { useMaxStake } from '#data/max-stake.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { changeSlipEntry, useSlipEntry } from '#data/slip-entry.ts';
import { type MoneyTexts, useSlipMoney } from '#data/slip-money.ts';
import type { StakeEditing } from './bet-list.tsx';
import { type BetMessage, betMessages, highestStake } from './bet-messages.ts';
import { fillStake } from './fill-stake.ts';
import styles from './foot.module.css';
import { LineStakeField } from './line-stake-field.tsx';
import { MessageList } from './message-list.tsx';
import { QuickStakes } from './quick-stakes.tsx';
import { StakeField } from './stake-field.tsx';
import type { SlipModel } from './use-slip-model.ts';
import { WantedField } from './wanted-field.tsx';

/** The stake of the only bet: as a total, per line of a system, or by what it is wanted to return. */
export function OneStake({
  bet,
  model,
  editing,
  panelId,
}: {
  bet: SlipBet;
  model: SlipModel;
  editing: StakeEditing;
  panelId: string;
}) {
  const t = useMessages();
  const money = useSlipMoney();
  const { perLine } = useSlipEntry();
  const { isWanted, swap } = useWanted(bet, model);
  const { state, problems } = model;
  const bounds = useBounds(bet, model);
  const attention = { isTyping: editing.typingIn === bet.betId, isAttempted: editing.isAttempted };
  const said = betMessages(bet.betId, state, problems, money, attention);
  const messages: readonly BetMessage[] = said.length > 0 ? said : boundsHint(bet, bounds, t, money);
  const isShort = problems.some(({ kind }) => kind === 'insufficient-balance');
  const messagesId = `${panelId}-stake-messages`;
  const lines = bet.betType === 'SYSTEM' && bet.systemType ? lineCount(bet.systemType) : 1;
  const isPerLine = perLine && lines > 1 && !isWanted;
  if (state.inProgress || state.isUnconfirmed) return null;
  const unitKey = `${bet.currency} ${bet.subunits}`;
  const field = {
    bet,
    className: styles.amount,
    isInvalid: isShort || messages.some(({ tone }) => tone === 'error'),
    describedBy: messages.length > 0 ? messagesId : undefined,
    onTyping: (isTyping: boolean) => editing.onTyping(bet.betId, isTyping),
    suffix: <Swap isWanted={isWanted} onSwap={swap} />,
  };
  return (
    <>
      {lines > 1 && !isWanted && <StakeUnit isPerLine={isPerLine} />}
      {isWanted && <WantedField key={unitKey} {...field} />}
      {isPerLine && <LineStakeField key={unitKey} {...field} lines={lines} label={t('slip.stake.perLine')} />}
      {!isWanted && !isPerLine && <StakeField {...field} label={t('slip.stake')} isLocked={false} />}
      <MessageList
        id={messagesId}
        messages={messages}
        onSuggestion={(stake) => fillStake(bet, stake, money)}
      />
      {isWanted ? (
        <NeededStake bet={bet} isOffered={model.quoted.bets[0]?.totalOdds != null} />
      ) : (
        <QuickStakes bet={bet} lines={isPerLine ? lines : 1} highest={bounds.highest} />
      )}
    </>
  );
}

/** Whether the player says what the bet is to return instead of its stake. What stood in the field becomes the other. */
function useWanted(bet: SlipBet, { quoted }: SlipModel) {
  const money = useSlipMoney();
  const [asked, setAsked] = useState<string | null>(null);
  const { betId } = bet;
  const isWanted = bet.stakeSource === 'potential_win' || asked === betId;
  const swap = () => {
    setAsked(isWanted ? null : betId);
    if (isWanted && bet.stake > 0) return fillStake(bet, bet.stake, money);
    if (isWanted) return dispatchSlip({ type: 'stake-typed', betId, text: '', parsed: { kind: 'empty' } });
    const amount = quoted.bets.find((one) => one.betId === betId)?.potentialReturn ?? 0;
    if (amount > 0) dispatchSlip({ type: 'wanted-return-typed', betId, parsed: { kind: 'amount', amount } });
  };
  return { isWanted, swap };
}

function Swap({ isWanted, onSwap }: { isWanted: boolean; onSwap: () => void }): ReactNode {
  const t = useMessages();
  return (
    <button type="button" className={styles.swap} onClick={onSwap}>
      {t(isWanted ? 'slip.wanted.toStake' : 'slip.wanted.toReturn')}
    </button>
  );
}

/** Whether the stake of a system is its total or that of each of its bets. */
function StakeUnit({ isPerLine }: { isPerLine: boolean }) {
  const t = useMessages();
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t('slip.stake.is')}</span>
      <Segmented
        label={t('slip.stake.is')}
        value={isPerLine ? 'line' : 'total'}
        options={[
          { value: 'total', label: t('slip.stake.isTotal') },
          { value: 'line', label: t('slip.stake.isPerLine') },
        ]}
        onChange={(unit) => changeSlipEntry({ perLine: unit === 'line' })}
      />
    </div>
  );
}

function NeededStake({ bet, isOffered }: { bet: SlipBet; isOffered: boolean }) {
  const t = useMessages();
  const money = useSlipMoney();
  if (bet.wantedReturn === null) return <p className={styles.hintLine}>{t('slip.wanted.hint')}</p>;
  return (
    <div className={styles.sum}>
      <span>{t('slip.wanted.needs')}</span>
      <b>{isOffered && bet.stake > 0 ? money(bet.stake, bet.currency) : '–'}</b>
    </div>
  );
}

interface Bounds {
  readonly lowest: MinorUnits | null;
  readonly highest: MinorUnits | null;
}

/** The stakes between which a bet is taken, as far as they are known. */
function useBounds(bet: SlipBet, { context, quoted }: SlipModel): Bounds {
  const own = useMaxStake(bet);
  const limits = context.limits[bet.currency];
  const [only] = quoted.bets;
  const highest = highestStake({
    maxStake: own ?? limits?.maxStake ?? null,
    available: context.isSignedIn ? (context.accounts[bet.currency] ?? 0) : null,
    maxPayout: limits?.maxPayout ?? null,
    totalOdds: only?.totalOdds ?? null,
  });
  const lowest = limits ? Math.max(limits.minStake, only?.lineCount ?? 1) : null;
  return { lowest, highest };
}

/** Before anything is typed the bounds are said; afterwards only what is wrong. */
function boundsHint(bet: SlipBet, { lowest, highest }: Bounds, t: Messages, money: MoneyTexts): BetMessage[] {
  const isEmpty = bet.stake === 0 && bet.stakeText === '' && bet.wantedReturn === null;
  if (!isEmpty || lowest === null) return [];
  const from = money(lowest, bet.currency);
  const text =
    highest === null || highest < lowest
      ? t('slip.stake.from', { from })
      : t('slip.stake.range', { from, to: money(highest, bet.currency) });
  return [{ id: 'bounds', tone: 'hint', text }];
}
