import { useHeldSettings } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useSlipMoney } from '#data/slip-money.ts';
import { OwnLimit, STAKE_LIMITS } from '#parts/own-limit/own-limit.tsx';
import { AcceptBox } from './accept-box.tsx';
import type { StakeEditing } from './bet-list.tsx';
import { slipMessages } from './bet-messages.ts';
import styles from './foot.module.css';
import { MessageList } from './message-list.tsx';
import { OneStake } from './one-stake.tsx';
import { PausedNote } from './paused-note.tsx';
import { PlacingNote } from './placing-note.tsx';
import { Refused } from './refused.tsx';
import { SameStake } from './same-stake.tsx';
import { SlipButtons } from './slip-buttons.tsx';
import { SlipSums } from './slip-sums.tsx';
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
  const t = useMessages();
  const money = useSlipMoney();
  const settings = useHeldSettings();
  const { accounts } = useSession();
  const { state, problems, action } = model;
  const [only, ...others] = state.bets;
  const isOpen = action.kind !== 'placing' && action.kind !== 'unconfirmed';
  const locked = accounts.find(({ currency }) => currency === state.rules.currency)?.balance.locked ?? 0;
  const messages = slipMessages(state, problems, money, locked);
  return (
    <section className={styles.foot} aria-label={t('slip.foot')}>
      {isOpen && state.bets.length > 0 && <OwnLimit types={STAKE_LIMITS} currency={state.rules.currency} />}
      {only !== undefined && others.length === 0 && (
        <OneStake key={only.betId} bet={only} model={model} editing={editing} panelId={panelId} />
      )}
      {others.length > 0 && <SameStake model={model} />}
      {isOpen && <MessageList id={`${panelId}-foot-messages`} messages={messages} />}
      <Refused model={model} />
      {action.kind === 'accept' && <AcceptBox model={model} />}
      {action.kind === 'paused' && <PausedNote model={model} isOffline={action.isOffline} />}
      {action.kind === 'unconfirmed' && <Unconfirmed />}
      <SlipSums model={model} />
      {action.kind === 'placing' && <PlacingNote state={state} delayMs={settings?.bet_delay_ms ?? 0} />}
      <SlipButtons model={model} onAttempt={onAttempt} />
    </section>
  );
}
