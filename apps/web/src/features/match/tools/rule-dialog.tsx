import { useQuery } from '@tanstack/react-query';
import type { MarketRule } from '@touchline/contract';
import { Alert, Button, Skeleton } from '@touchline/ui';
import { DialogOrSheet } from '@touchline/ui/dialog';
import type { RefObject } from 'react';
import { marketRulesQuery } from '#data/market-rules.ts';
import { useMessages } from '#data/messages.ts';
import styles from './tools.module.css';

/** A market type by its id and name. */
type MarketType = readonly [id: string, name: string];

/** What wins a market, what counts and when the stake comes back, in the words of the house. */
export function RuleDialog({
  types,
  title,
  sportKey,
  opener,
  onClose,
}: {
  types: readonly MarketType[];
  title: string;
  sportKey: string;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const messages = useMessages();
  const { data, isError, refetch } = useQuery(
    marketRulesQuery(
      sportKey,
      types.map(([id]) => id),
    ),
  );
  return (
    <DialogOrSheet
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={messages('shell.close')}
      finalFocus={opener}
    >
      {isError && !data ? (
        <Alert
          tone="error"
          action={
            <Button size="s" onClick={() => void refetch()}>
              {messages('markets.again')}
            </Button>
          }
        >
          {messages('markets.rule.failed')}
        </Alert>
      ) : data ? (
        types.map(([id, name]) => (
          <Rule
            key={id}
            rule={data.find((rule) => rule.market_id === id)}
            name={types.length > 1 ? name : null}
          />
        ))
      ) : (
        <div className={styles.rule} aria-busy="true">
          <p className="vh" role="status">
            {messages('markets.rule.loading')}
          </p>
          <Skeleton />
          <Skeleton />
          <Skeleton width="half" />
        </div>
      )}
    </DialogOrSheet>
  );
}

function Rule({ rule, name }: { rule: MarketRule | undefined; name: string | null }) {
  const messages = useMessages();
  return (
    <section className={styles.rule}>
      {name !== null && <h3>{name}</h3>}
      {rule ? (
        <dl className={styles.rule}>
          {(['wins', 'counts', 'returned'] as const).map((part) => (
            <div key={part}>
              <dt>{messages(`markets.rule.${part}`)}</dt>
              <dd>{rule[part]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{messages('markets.rule.none')}</p>
      )}
    </section>
  );
}
