import { Alert } from '@touchline/ui';
import { useHeldSettings } from '#data/held-query.ts';
import { messageOf, useMessages } from '#data/messages.ts';
import { useMoney, usePriceText } from '#data/slip-money.ts';
import { AcceptBox } from './accept-box.tsx';
import type { StakeEditing } from './bet-list.tsx';
import { slipMessages } from './bet-messages.ts';
import { MessageList } from './message-list.tsx';
import { PlacingNote } from './placing-note.tsx';
import styles from './slip.module.css';
import { SlipButtons } from './slip-buttons.tsx';
import { OneStake, SameStake } from './stakes-foot.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import type { SlipModel } from './use-slip-model.ts';

/** The part of the slip that never scrolls: stake, what it means, and the one button. */
export function SlipFoot({
  model,
  editing,
  panelId,
  onAttempt,
}: {
  model: SlipModel;
  editing: StakeEditing;
  panelId: string;
  onAttempt: () => void;
}) {
  const money = useMoney();
  const settings = useHeldSettings();
  const { state, problems, action } = model;
  const [only, ...others] = state.bets;
  const isOne = only !== undefined && others.length === 0;
  const quickStakes = settings?.stakes[state.rules.currency] ?? [];
  const isOpen = action.kind !== 'placing' && action.kind !== 'unconfirmed';
  return (
    <div className={styles.foot}>
      {isOne && (
        <OneStake bet={only} model={model} editing={editing} quickStakes={quickStakes} panelId={panelId} />
      )}
      {others.length > 0 && <SameStake model={model} />}
      {isOpen && (
        <MessageList id={`${panelId}-foot-messages`} messages={slipMessages(state, problems, money)} />
      )}
      <Refused model={model} />
      {action.kind === 'accept' && <AcceptBox model={model} />}
      {action.kind === 'paused' && <Paused isOffline={action.isOffline} />}
      {action.kind === 'unconfirmed' && <Unconfirmed />}
      <Sums model={model} isOne={isOne} />
      {action.kind === 'placing' && <PlacingNote state={state} delayMs={settings?.bet_delay_ms ?? 0} />}
      <SlipButtons model={model} onAttempt={onAttempt} />
    </div>
  );
}

function Sums({ model, isOne }: { model: SlipModel; isOne: boolean }) {
  const t = useMessages();
  const money = useMoney();
  const price = usePriceText();
  const { quoted, state } = model;
  const [bet] = quoted.bets;
  if (!bet) return null;
  const { currency } = state.rules;
  const hasTotalOdds = isOne && bet.betType !== 'SINGLE' && bet.totalOdds !== null;
  return (
    <>
      {hasTotalOdds && (
        <div className={styles.sum}>
          <span>{t('slip.totalOdds')}</span>
          <b>{price(bet.totalOdds, { isTotal: true })}</b>
        </div>
      )}
      {!isOne && (
        <div className={styles.sum}>
          <span>{t('slip.totalStake')}</span>
          <b>{money(quoted.totalStake, currency)}</b>
        </div>
      )}
      <div className={`${styles.sum} ${styles.big}`}>
        <span>{t('slip.return')}</span>
        <b>{money(quoted.totalReturn, currency)}</b>
      </div>
    </>
  );
}

function Paused({ isOffline }: { isOffline: boolean }) {
  const t = useMessages();
  return <Alert tone="warn">{t(isOffline ? 'slip.offlineText' : 'slip.pricesPausedText')}</Alert>;
}

/** What was refused, in one sentence; of several bets the reasons stand on each. */
function Refused({ model }: { model: SlipModel }) {
  const t = useMessages();
  const { error, placedBets, bets, isUnconfirmed, inProgress } = model.state;
  if (!error || isUnconfirmed || inProgress) return null;
  const count = Math.max(Object.keys(error.messagesByBet).length, 1);
  const total = bets.length + placedBets.length;
  const isSaidOnBet = bets.length > 1 && Object.keys(error.messagesByBet).length > 0;
  const [sentence] = Object.values(error.messagesByBet);
  const reason = sentence ?? error.payload ?? messageOf(t, error.message) ?? t('error.place_bets.default');
  return (
    <Alert tone="error" title={t('slip.refused.title', { count, total: Math.max(total, count) })}>
      {!isSaidOnBet && `${reason} `}
      {t('slip.refused.money')}
    </Alert>
  );
}
