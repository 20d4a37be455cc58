import { amountText, type MinorUnits, parseStake, type SlipBet } from '@touchline/betting';
import { classNames } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useIsolated, useMoney } from '#data/slip-money.ts';
import { type BetMessage, betMessages } from './bet-messages.ts';
import rowStyles from './selection-row.module.css';
import { SelectionRow } from './selection-row.tsx';
import styles from './slip.module.css';
import { StakeField } from './stake-field.tsx';
import type { SlipModel } from './use-slip-model.ts';

/** What the player is doing with the stakes. */
export interface StakeEditing {
  readonly typingIn: string | null;
  readonly isAttempted: boolean;
  readonly onTyping: (betId: string, isTyping: boolean) => void;
}

/** Writes a stake as if it was typed. */
export function fillStake(bet: SlipBet, stake: MinorUnits): void {
  const unit = { code: bet.currency, subunits: bet.subunits };
  const text = amountText(stake, unit);
  dispatchSlip({ type: 'stake-typed', betId: bet.betId, text, parsed: parseStake(text, unit) });
}

/** The button that takes the focus when the row of this one goes. */
function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const index = buttons.indexOf(button);
  return buttons[index + 1] ?? buttons[index - 1];
}

/** The selections in slip order; where each is a bet of its own, with its stake and what it returns. */
export function BetList({
  model,
  editing,
  panelId,
}: {
  model: SlipModel;
  editing: StakeEditing;
  panelId: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const { state } = model;
  const isLocked = state.inProgress || state.isUnconfirmed;
  const hasOwnStakes = state.bets.length > 1;
  const rows = state.bets.flatMap((bet) => bet.selections.map((selection) => ({ bet, selection })));
  const messagesOf = (bet: SlipBet): readonly BetMessage[] => {
    if (!hasOwnStakes) return [];
    const attention = { isTyping: editing.typingIn === bet.betId, isAttempted: editing.isAttempted };
    return betMessages(bet.betId, state, model.problems, money, attention);
  };
  return (
    <ul aria-label={t('slip.selections')}>
      {rows.map(({ bet, selection }, index) => {
        const messagesId = `${panelId}-messages-${index}`;
        const messages = messagesOf(bet);
        const part = { bet, model, editing, isLocked, messages, messagesId };
        return (
          <SelectionRow
            key={selection.id}
            selection={selection}
            isFirst={index === 0}
            isLocked={isLocked}
            messages={messages}
            messagesId={messagesId}
            onSuggestion={(stake) => fillStake(bet, stake)}
            stake={hasOwnStakes && <OwnStake {...part} />}
            onRemove={(button) => {
              const next = neighbourOf(button);
              dispatchSlip({ type: 'selection-removed', id: selection.id });
              next?.focus();
            }}
          />
        );
      })}
    </ul>
  );
}

function OwnStake({
  bet,
  model,
  editing,
  isLocked,
  messages,
  messagesId,
}: {
  bet: SlipBet;
  model: SlipModel;
  editing: StakeEditing;
  isLocked: boolean;
  messages: readonly BetMessage[];
  messagesId: string;
}) {
  const t = useMessages();
  const money = useMoney();
  const isolate = useIsolated();
  const quoted = model.quoted.bets.find(({ betId }) => betId === bet.betId);
  const name = bet.selections[0]?.outcomeName ?? '';
  return (
    <div className={rowStyles.stakes}>
      <StakeField
        bet={bet}
        className={classNames(rowStyles.field, styles.amount)}
        label={t('slip.stakeOn', { name: isolate(name) })}
        placeholder={money.plain(0, { code: bet.currency, subunits: bet.subunits })}
        isInvalid={messages.some(({ tone }) => tone === 'error')}
        isLocked={isLocked}
        describedBy={messages.length > 0 ? messagesId : undefined}
        onTyping={(isTyping) => editing.onTyping(bet.betId, isTyping)}
      />
      {quoted && quoted.potentialReturn > 0 && (
        <span className={rowStyles.returns}>
          {t('slip.returns', { amount: money(quoted.potentialReturn, bet.currency) })}
        </span>
      )}
    </div>
  );
}
