import type { SelectionInput, SlipBet } from '@touchline/betting';
import type { CustomOdds } from '@touchline/contract/types';
import { Alert, Button } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { askCustomOdds, customSelection } from '#data/custom-bets.ts';
import { type Messages, useMessages } from '#data/messages.ts';
import { dispatchSlip, useSlip } from '#data/slip.ts';
import { useIsolated, usePriceText } from '#data/slip-money.ts';
import styles from './modal.module.css';

/** The price with the selection; null while it is asked for. */
type Growth = CustomOdds | 'failed' | null;

/** Asks what the custom bet would pay with one more selection of its match. */
function useGrowth(bet: SlipBet | undefined, selection: SelectionInput, isWanted: boolean): Growth {
  const [growth, setGrowth] = useState<Growth>(null);
  useEffect(() => {
    if (!bet || !isWanted) return;
    const cancel = new AbortController();
    const all = [...bet.selections, selection].map(customSelection);
    void askCustomOdds(all, { signal: cancel.signal }).then((answer) => {
      if (!cancel.signal.aborted) setGrowth(answer ?? 'failed');
    });
    return () => cancel.abort();
  }, [bet, selection, isWanted]);
  return growth;
}

/** A selection was tapped while a bet of the bet builder is on the slip: what shall become of the two? */
export function View({ props, close }: ModalProps) {
  const t = useMessages();
  const isolate = useIsolated();
  const selection = props.selection as SelectionInput; // the slip's effect, passed on by its runtime
  const [bet] = useState(useSlip(firstBet));
  const isSameMatch = bet?.selections.every(({ matchId }) => matchId === selection.matchId) === true;
  const growth = useGrowth(bet, selection, isSameMatch);
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const answer = (event: Parameters<typeof dispatchSlip>[0]) => {
    close();
    dispatchSlip(event);
  };
  const odds = growth !== null && growth !== 'failed' ? growth.odds : null;
  return (
    <div className={styles.dialog}>
      <p>{t('builder.modal.text', { name: isolate(selection.outcomeName) })}</p>
      <div className={styles.answers} ref={first}>
        {isSameMatch && (
          <GrowButton
            growth={growth}
            onGrow={() => odds !== null && answer({ type: 'custom-bet-grown', selection, customOdds: odds })}
          />
        )}
        <Button size="l" wide onClick={() => answer({ type: 'custom-bet-replaced', selection })}>
          {t('builder.modal.replace')}
        </Button>
        <Button size="l" wide onClick={() => answer({ type: 'custom-bet-split', selection })}>
          {t('builder.modal.split')}
        </Button>
        <Button kind="plain" size="l" wide onClick={close}>
          {t('builder.modal.cancel')}
        </Button>
      </div>
    </div>
  );
}

const firstBet = ({ bets }: { bets: readonly SlipBet[] }) => bets[0];

function GrowButton({ growth, onGrow }: { growth: Growth; onGrow: () => void }) {
  const t = useMessages();
  const price = usePriceText();
  const odds = growth !== null && growth !== 'failed' ? growth.odds : null;
  return (
    <>
      <Button
        kind="primary"
        size="l"
        wide
        busy={growth === null}
        aria-disabled={odds === null || undefined}
        onClick={() => odds !== null && onGrow()}
      >
        {odds === null ? t('builder.modal.grow') : t('builder.modal.growAt', { odds: price(odds) })}
      </Button>
      {growth !== null && odds === null && <Alert tone="warn">{conflictText(t, growth)}</Alert>}
    </>
  );
}

function conflictText(t: Messages, growth: CustomOdds | 'failed'): string {
  if (growth === 'failed') return t('builder.failed');
  return growth.conflicts.map((conflict) => conflict.localized_message).join(' ');
}
