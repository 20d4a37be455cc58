import type { Bet } from '@touchline/contract';
import { formatList } from '@touchline/i18n';
import { Button, Icon } from '@touchline/ui';
import { useRef, useState } from 'react';
import { type BetAgain as Again, betAgain } from '#data/bets-again.ts';
import { useMessages } from '#data/messages.ts';
import { notify } from '#data/notices.ts';
import { openPanel } from '#data/ticket-panel.ts';

/** Puts what is still open of a bet on the slip, at the prices of now. */
export function BetAgain({ bet }: { bet: Bet }) {
  const t = useMessages();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLSpanElement>(null);
  const press = async () => {
    setAsking(true);
    const pane = button.current?.closest('[role=tabpanel]') ?? null;
    const outcome = await betAgain(bet);
    setAsking(false);
    tell(outcome, t.locale);
    if (outcome.kind !== 'done') return;
    openPanel('BET_SLIP');
    keepFocus(pane);
  };
  return (
    <span ref={button}>
      <Button size="s" busy={isAsking} onClick={() => void press()}>
        <Icon name="plus" size="s" />
        {t('bets.again')}
      </Button>
    </span>
  );
}

/** The pane of the bets makes way for the slip: the focus goes to the tab that is shown now. */
function keepFocus(pane: Element | null): void {
  const tabId = pane?.previousElementSibling?.getAttribute('aria-labelledby');
  if (tabId) requestAnimationFrame(() => document.getElementById(tabId)?.focus());
}

function tell(outcome: Again, locale: string): number {
  switch (outcome.kind) {
    case 'none':
      return notify({
        kind: 'warning',
        titleKey: 'bets.again.none.title',
        descriptionKey: 'bets.again.none.text',
      });
    case 'slip-full':
      return notify({
        kind: 'warning',
        titleKey: 'bets.again.full.title',
        descriptionKey: 'bets.again.full.text',
      });
    default:
      return notify({
        kind: outcome.gone.length > 0 ? 'warning' : 'success',
        titleKey: 'bets.again.done.title',
        descriptionKey: outcome.gone.length > 0 ? 'bets.again.part.text' : 'bets.again.done.text',
        values: { added: outcome.added, gone: formatList(outcome.gone, locale) },
      });
  }
}
