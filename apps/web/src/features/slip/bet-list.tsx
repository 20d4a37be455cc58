import type { OutcomeKey, SlipBet, SlipSelection } from '@touchline/betting';
import { classNames } from '@touchline/ui';
import { memo } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { useIsolated, useSlipMoney } from '#data/slip-money.ts';
import { type BetMessage, betMessages } from './bet-messages.ts';
import { CustomBetRow } from './custom-bet-row.tsx';
import { fillStake } from './fill-stake.ts';
import styles from './foot.module.css';
import rowStyles from './selection-row.module.css';
import { SelectionRow } from './selection-row.tsx';
import { StakeField } from './stake-field.tsx';
import type { SlipModel } from './use-slip-model.ts';

/** What the player is doing with the stakes. */
export interface StakeEditing {
  readonly typingIn: string | null;
  readonly isAttempted: boolean;
  readonly onTyping: (betId: string, isTyping: boolean) => void;
}

/** The button that takes the focus when the row of this one goes. */
function neighbourOf(button: HTMLElement): HTMLElement | undefined {
  const buttons = [...(button.closest('ul')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
  const index = buttons.indexOf(button);
  return buttons[index + 1] ?? buttons[index - 1];
}

function remove(id: OutcomeKey, button: HTMLElement): void {
  const next = neighbourOf(button);
  dispatchSlip({ type: 'selection-removed', id });
  next?.focus();
}

/** What a selection that shares its bet has to say is said at the foot. */
const NO_MESSAGES: readonly BetMessage[] = [];

/** A selection among others of one bet. By hand: one tap must not draw the rows that are there again. */
const SharedRow = memo(function SharedRow({
  selection,
  isFirst,
  isLocked,
  isRelated,
  messagesId,
}: {
  selection: SlipSelection;
  isFirst: boolean;
  isLocked: boolean;
  isRelated: boolean;
  messagesId: string;
}) {
  return (
    <SelectionRow
      selection={selection}
      isFirst={isFirst}
      isLocked={isLocked}
      isRelated={isRelated}
      messages={NO_MESSAGES}
      messagesId={messagesId}
      onRemove={(button) => remove(selection.id, button)}
    />
  );
});

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
  const money = useSlipMoney();
  const { state } = model;
  const isLocked = state.inProgress || state.isUnconfirmed;
  const hasOwnStakes = state.bets.length > 1;
  const rows = state.bets.flatMap((bet) => bet.selections.map((selection) => ({ bet, selection })));
  const related = new Set(
    model.problems.flatMap((problem) => (problem.kind === 'same-match' ? problem.selectionIds : [])),
  );
  const messagesOf = (bet: SlipBet): readonly BetMessage[] => {
    if (!hasOwnStakes) return NO_MESSAGES;
    const attention = { isTyping: editing.typingIn === bet.betId, isAttempted: editing.isAttempted };
    return betMessages(bet.betId, state, model.problems, money, attention);
  };
  const custom = state.bets.find(({ betType }) => betType === 'CUSTOM_BET');
  if (custom) {
    const messagesId = `${panelId}-messages-0`;
    const part = { bet: custom, isLocked, messages: messagesOf(custom), messagesId, onRemove: remove };
    return (
      <ul aria-label={t('slip.selections')}>
        <CustomBetRow {...part} />
      </ul>
    );
  }
  return (
    <ul aria-label={t('slip.selections')}>
      {rows.map(({ bet, selection }, index) => {
        const messagesId = `${panelId}-messages-${index}`;
        const place = { isFirst: index === 0, isLocked, messagesId };
        if (!hasOwnStakes) {
          const isRelated = related.has(selection.id);
          return <SharedRow key={selection.id} selection={selection} isRelated={isRelated} {...place} />;
        }
        const messages = messagesOf(bet);
        const part = { bet, model, editing, isLocked, messages, messagesId };
        return (
          <SelectionRow
            key={selection.id}
            {...place}
            selection={selection}
            messages={messages}
            onSuggestion={(stake) => fillStake(bet, stake, money)}
            stake={<OwnStake {...part} />}
            onRemove={(button) => remove(selection.id, button)}
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
  const money = useSlipMoney();
  const isolate = useIsolated();
  const quoted = model.quoted.bets.find(({ betId }) => betId === bet.betId);
  const name = bet.selections[0]?.outcomeName ?? '';
  return (
    <div className={rowStyles.stakes}>
      <StakeField
        bet={bet}
        className={classNames(rowStyles.field, styles.amount)}
        label={t('slip.stakeOn', { name: isolate(name) })}
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
