import { type MinorUnits, parseStake, type SlipBet } from '@touchline/betting';
import { classNames, NumberField } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useMoney } from '#data/slip-money.ts';
import { fillStake, type StakeEditing } from './bet-list.tsx';
import { type BetMessage, betMessages, highestStake } from './bet-messages.ts';
import { MessageList } from './message-list.tsx';
import styles from './slip.module.css';
import { StakeField } from './stake-field.tsx';
import type { SlipModel } from './use-slip-model.ts';

/** The stake of the only bet, with quick stakes below it. */
export function OneStake({
  bet,
  model,
  editing,
  quickStakes,
  panelId,
}: {
  bet: SlipBet;
  model: SlipModel;
  editing: StakeEditing;
  quickStakes: readonly MinorUnits[];
  panelId: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const { state, problems } = model;
  const isLocked = state.inProgress || state.isUnconfirmed;
  const attention = { isTyping: editing.typingIn === bet.betId, isAttempted: editing.isAttempted };
  const messages: readonly BetMessage[] = betMessages(bet.betId, state, problems, money, attention);
  const isShort = problems.some(({ kind }) => kind === 'insufficient-balance');
  const messagesId = `${panelId}-stake-messages`;
  if (isLocked) return null;
  return (
    <>
      <StakeField
        bet={bet}
        label={t('slip.stake')}
        placeholder={money.plain(0, { code: bet.currency, subunits: bet.subunits })}
        className={styles.amount}
        isInvalid={isShort || messages.some(({ tone }) => tone === 'error')}
        isLocked={false}
        describedBy={messages.length > 0 ? messagesId : undefined}
        onTyping={(isTyping) => editing.onTyping(bet.betId, isTyping)}
      />
      <MessageList id={messagesId} messages={messages} onSuggestion={(stake) => fillStake(bet, stake)} />
      <QuickStakes bet={bet} model={model} stakes={quickStakes} />
    </>
  );
}

function QuickStakes({
  bet,
  model,
  stakes,
}: {
  bet: SlipBet;
  model: SlipModel;
  stakes: readonly MinorUnits[];
}) {
  const t = useMessages();
  const money = useMoney();
  const { context, quoted } = model;
  const limits = context.limits[bet.currency];
  const highest = highestStake({
    maxStake: limits?.maxStake ?? null,
    available: context.isSignedIn ? (context.accounts[bet.currency] ?? 0) : null,
    maxPayout: limits?.maxPayout ?? null,
    totalOdds: quoted.bets[0]?.totalOdds ?? null,
  });
  const unit = { code: bet.currency, subunits: bet.subunits };
  const short = (amount: MinorUnits) =>
    money.plain(amount, unit).replace(/[.٫]?[0٠]*$/, (tail) => (/[.٫]/.test(tail) ? '' : tail));
  return (
    <div className={styles.quick}>
      {stakes.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-label={t('slip.quick.add', { amount: money(amount, bet.currency) })}
          onClick={() => fillStake(bet, bet.stake + amount)}
        >
          <bdi dir="ltr">+{short(amount)}</bdi>
        </button>
      ))}
      {highest !== null && highest > 0 && (
        <button
          type="button"
          aria-label={t('slip.quick.maxLabel', { amount: money(highest, bet.currency) })}
          onClick={() => fillStake(bet, highest)}
        >
          {t('slip.quick.max')}
        </button>
      )}
    </div>
  );
}

/** One field that fills the stake of every bet. */
export function SameStake({ model }: { model: SlipModel }) {
  const t = useMessages();
  const money = useMoney();
  const { state } = model;
  const { currency, subunits } = state.rules;
  const unit = { code: currency, subunits };
  const [first, ...others] = state.bets;
  const shared =
    first && others.every(({ stakeText }) => stakeText === first.stakeText) ? first.stakeText : '';
  if (state.inProgress || state.isUnconfirmed) return null;
  return (
    <div className={styles.row}>
      <span aria-hidden="true">{t('slip.sameStake')}</span>
      <NumberField
        label={t('slip.sameStake')}
        prefix={money.symbol(currency)}
        className={classNames(styles.same, styles.amount)}
        placeholder={money.plain(0, unit)}
        value={shared}
        maxLength={20}
        onChange={(event) => {
          const text = event.currentTarget.value;
          dispatchSlip({ type: 'stake-typed-for-all', text, parsed: parseStake(text, unit) });
        }}
      />
    </div>
  );
}
