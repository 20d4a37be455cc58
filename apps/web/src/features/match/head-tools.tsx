import { IconButton } from '@touchline/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { settingsQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { LateFailedOver } from '#parts/deferred/late-failed.tsx';
import type { MarketCard } from './market/market-cards.ts';
import { marketIdOf } from './market/market-id.ts';
import type { HeadToolsProps } from './market/shown-card.ts';
import { pin } from './tools/tool-state.ts';
import styles from './tools/tools.module.css';

const RuleDialog = deferred(() => import('./tools/rule-dialog.tsx').then((module) => module.RuleDialog), {
  Failed: LateFailedOver,
});

/** The market types of a card with a name each. */
const typesOf = ({ markets }: MarketCard) => [...new Map(markets.map(({ id, name }) => [id, name]))];

/** Rule and pin of a market, on the head of its card. */
export function HeadTools({ card, title, sportKey, isPinned, canPin }: HeadToolsProps) {
  const messages = useMessages();
  const [isRuleOpen, setRuleOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const { queryClient } = useServices();
  // Every page has the settings by now; an observer for each of a hundred heads would be too many.
  const settings = queryClient.getQueryData(settingsQuery().queryKey);
  const press = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    pin(sportKey, { id: marketIdOf(card), title }, !isPinned);
    // The card moves, which takes the focus from its button. Whoever pressed a key goes along, a pointer stays.
    requestAnimationFrame(() => currentTarget.focus({ preventScroll: detail > 0 }));
  };
  return (
    <>
      {settings?.capabilities.includes('market_rules') && (
        <IconButton
          icon="info"
          size="s"
          label={messages('markets.rule', { market: title })}
          aria-haspopup="dialog"
          onClick={(event) => {
            opener.current = event.currentTarget;
            setRuleOpen(true);
          }}
        />
      )}
      {canPin && (
        <IconButton
          icon="pin"
          size="s"
          className={styles.pin}
          label={messages('markets.pin', { market: title })}
          aria-pressed={isPinned}
          onClick={press}
        />
      )}
      {isRuleOpen && (
        <RuleDialog
          types={typesOf(card)}
          title={title}
          sportKey={sportKey}
          opener={opener}
          onClose={() => setRuleOpen(false)}
        />
      )}
    </>
  );
}
