import { betTypeRefusal, slipBetType } from '@touchline/betting';
import { IconButton, Segmented } from '@touchline/ui';
import { useId, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip } from '#data/slip.ts';
import { Announcer } from './announcer.tsx';
import { BetList } from './bet-list.tsx';
import { Receipt } from './receipt.tsx';
import styles from './slip.module.css';
import { SlipEmpty } from './slip-empty.tsx';
import { SlipFoot } from './slip-foot.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
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
  useKeptFocus(ref, '[data-slip-action]', () =>
    document.getElementById(ref.current?.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? ''),
  );
  const isReceiptShown = !isLocked && state.placedBets.length > 0;
  const isEmpty = state.bets.length === 0 && !isReceiptShown;
  return (
    <div className={styles.content} ref={ref}>
      <div className={styles.body} aria-busy={isLocked || undefined}>
        {isReceiptShown && <Receipt placed={state.placedBets} />}
        {isEmpty && <SlipEmpty />}
        <div className={isLocked ? styles.locked : undefined}>
          <BetTypeChoice model={model} isLocked={isLocked} />
          {state.bets.length > 0 && <BetList model={model} editing={editing} panelId={panelId} />}
        </div>
      </div>
      {action.kind !== 'none' && (
        <SlipFoot model={model} editing={editing} panelId={panelId} onAttempt={attempt} />
      )}
      <Announcer isFootShown />
    </div>
  );
}

/** Singles or combo, where there is something to choose. */
function BetTypeChoice({ model, isLocked }: { model: SlipModel; isLocked: boolean }) {
  const t = useMessages();
  const { state } = model;
  const type = slipBetType(state);
  if (state.selectedOutcomeIds.length < 2) return null;
  const toSingles = betTypeRefusal(state, 'SINGLE');
  return (
    <>
      <div className={styles.type}>
        <Segmented
          label={t('slip.type.label')}
          wide
          value={type === 'SINGLE' ? 'SINGLE' : 'COMBO'}
          options={[
            { value: 'SINGLE', label: t('slip.type.singles') },
            { value: 'COMBO', label: t('slip.type.combo') },
          ]}
          onChange={(betType) => !isLocked && dispatchSlip({ type: 'bet-type-changed', betType })}
        />
        <IconButton
          icon="trash-2"
          label={t('slip.clear')}
          aria-disabled={isLocked || undefined}
          onClick={() => !isLocked && dispatchSlip({ type: 'cleared' })}
        />
      </div>
      {toSingles === 'providers' && <p className={styles.note}>{t('slip.type.providers')}</p>}
    </>
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
