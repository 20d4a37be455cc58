import { useQuery } from '@tanstack/react-query';
import { outcomeKey, type SelectionInput } from '@touchline/betting';
import { Alert, Button, Empty, Skeleton } from '@touchline/ui';
import { useState } from 'react';
import { customMarketsQuery } from '#data/custom-bets.ts';
import { useLiveStore } from '#data/live.ts';
import type { MatchTabProps } from '#data/match-tab.ts';
import { useMessages } from '#data/messages.ts';
import { dispatchSlip, slipState } from '#data/slip.ts';
import { useIsolated } from '#data/slip-money.ts';
import { selectionOf } from '#data/slip-seed.ts';
import styles from './builder.module.css';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderCardView } from './builder-card-view.tsx';
import { builderCards, createSides } from './builder-cards.ts';
import { type BuilderPick, clearPicks, useBuilderPicks } from './builder-picks.ts';
import { type LockReason, lockText } from './lock-text.ts';
import { type BuilderPrice, useBuilderPrice } from './use-builder-price.ts';

/** Outcomes that cannot be added to the picks, as far as the house has answered. */
function lockedOf(matchId: string, price: BuilderPrice, hasPicks: boolean): ReadonlyMap<string, LockReason> {
  const locked = hasPicks ? (price.last?.locked ?? []) : [];
  return new Map(
    locked.map(({ market_id: marketId, specifier, outcome_id: outcomeId, reason }) => [
      outcomeKey({ matchId, marketId, specifier, outcomeId }),
      reason,
    ]),
  );
}

/** Several outcomes of one match as one bet: what can be picked, and what it pays together. */
export function BuilderTab({ match, markets }: MatchTabProps) {
  const t = useMessages();
  const isolate = useIsolated();
  const live = useLiveStore();
  const picks = useBuilderPicks(match.id);
  const price = useBuilderPrice(match.id, picks);
  const [said, setSaid] = useState({ picks, text: '' });
  const locked = lockedOf(match.id, price, picks.length > 0);
  const refuse = (pick: BuilderPick, why: 'locked' | 'suspended') => {
    const name = isolate(pick.outcome.name);
    const reason = locked.get(pick.key) ?? 'contradictory';
    setSaid({ picks, text: why === 'locked' ? lockText(t, reason, name) : t('builder.suspended', { name }) });
  };
  const add = () => {
    const { inProgress, isUnconfirmed } = slipState();
    const selections = picks.map(({ market, outcome }) => selectionOf({ match, market, outcome }, live));
    const customOdds = price.last?.odds;
    if (customOdds == null || !selections.every((one): one is SelectionInput => one !== null)) return;
    dispatchSlip({ type: 'custom-bet-set', selections, customOdds });
    // A slip that is placing takes nothing, and says so.
    if (!inProgress && !isUnconfirmed) clearPicks(match.id);
  };
  return (
    <div className={styles.builder}>
      <Alert>{t('builder.intro')}</Alert>
      <Cards match={match} markets={markets} picks={picks} locked={locked} onRefused={refuse} />
      <BuilderBar
        matchId={match.id}
        picks={picks}
        price={price}
        said={said.picks === picks ? said.text : ''}
        onAdd={add}
        onClear={() => clearPicks(match.id)}
      />
    </div>
  );
}

function Cards({
  match,
  markets,
  picks,
  locked,
  onRefused,
}: MatchTabProps & {
  picks: readonly BuilderPick[];
  locked: ReadonlyMap<string, LockReason>;
  onRefused: (pick: BuilderPick, why: 'locked' | 'suspended') => void;
}) {
  const t = useMessages();
  const { data, isError, refetch } = useQuery(customMarketsQuery(match.id, markets.length));
  const [place] = useState(createSides);
  if (isError && !data) {
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>{t('builder.retry')}</Button>}>
        {t('builder.unread')}
      </Alert>
    );
  }
  if (!data) return <Skeleton className={styles.waiting} />;
  const cards = builderCards(match.id, markets, data.markets);
  if (cards.length === 0) return <Empty icon="layers" title={t('builder.empty')} />;
  const picked = new Set(picks.map(({ key }) => key));
  const sides = place(cards);
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <BuilderCardView
          key={card.key}
          card={card}
          side={sides.get(card.key) ?? 'start'}
          matchId={match.id}
          picked={picked}
          locked={locked}
          onRefused={onRefused}
        />
      ))}
    </div>
  );
}
