import { useDeferredValue, useId, useRef, useState } from 'react';
import { Announcer } from './announcer.tsx';
import { BetList } from './bet-list.tsx';
import { Receipt } from './receipt.tsx';
import styles from './slip.module.css';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipExtras } from './slip-extras.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { SystemPicker } from './system-picker.tsx';
import { TypeChoice } from './type-choice.tsx';
import { UndoLine } from './undo-line.tsx';
import { type SlipModel, useSlipModel } from './use-slip-model.ts';

/** Everything below the tabs of the bet slip: selections that scroll, and the foot that does not. */
export function SlipContent() {
  const model = useSlipModel();
  const panelId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const [attemptedFor, setAttemptedFor] = useState<string | null>(null);
  const { state, action } = model;
  const betIds = state.bets.map(({ betId }) => betId).join(' ');
  const isLocked = state.inProgress || state.isUnconfirmed;
  const editing = {
    typingIn,
    isAttempted: attemptedFor === betIds,
    onTyping: (betId: string, isTyping: boolean) => setTypingIn(isTyping ? betId : null),
  };
  const attempt = () => {
    setAttemptedFor(betIds);
    focusFirstFault(ref.current, model);
  };
  // A tap shows its selection in the very next frame; a foot that was not there comes one later.
  const hasAction = action.kind !== 'none';
  const isFootShown = useDeferredValue(hasAction) && hasAction;
  const isReceiptShown = !isLocked && state.placedBets.length > 0;
  const [only, ...others] = state.bets;
  const isEmpty = only === undefined && !isReceiptShown;
  return (
    <div className={styles.content} ref={ref} data-focus-next="[data-slip-action], [data-undo]">
      <div className={styles.body} aria-busy={isLocked || state.isRestoring || undefined}>
        {isReceiptShown && <Receipt placed={state.placedBets} />}
        {isReceiptShown && (
          <div className={styles.receiptTools}>
            <SlipExtras place="receipt" />
          </div>
        )}
        {!isReceiptShown && <SlipExtras place="quick" />}
        {isEmpty && (
          <SlipEmpty>
            <SlipExtras place="empty" />
          </SlipEmpty>
        )}
        <div className={isLocked ? styles.locked : undefined}>
          <TypeChoice model={model} isLocked={isLocked} />
          {only !== undefined && others.length === 0 && (
            <SystemPicker bet={only} model={model} isLocked={isLocked} />
          )}
          {state.bets.length > 0 && <BetList model={model} editing={editing} panelId={panelId} />}
        </div>
      </div>
      <UndoLine />
      {isFootShown && <SlipFoot model={model} editing={editing} panelId={panelId} onAttempt={attempt} />}
      <Announcer isFootShown />
    </div>
  );
}

/** Brings the reader to what is missing: the first stake that is not right, else the first line that is not. */
function focusFirstFault(root: HTMLElement | null, { problems, state }: SlipModel): void {
  const wrong = problems.flatMap((problem) => {
    if (problem.kind === 'stake-missing') return problem.betIds;
    return 'betId' in problem && problem.blocks ? [problem.betId] : [];
  });
  const betId = state.bets.map((bet) => bet.betId).find((id) => wrong.includes(id)) ?? state.bets[0]?.betId;
  root?.querySelector<HTMLElement>(`[data-stake="${betId}"]`)?.focus();
}
