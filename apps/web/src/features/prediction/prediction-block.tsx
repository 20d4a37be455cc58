import { useSuspenseQuery } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { type ComponentProps, useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { matchQuery } from '#data/queries.ts';
import styles from './prediction.module.css';
import { Question } from './question.tsx';
import { usePrediction } from './use-prediction.ts';

export const queries = (_: object, { matchId }: PageContext) =>
  matchId === undefined ? [] : [matchQuery(matchId)];

/** Asks who will win an upcoming match. */
export function View({ page }: BlockProps<object>) {
  return page.matchId === undefined ? null : <Prediction matchId={page.matchId} />;
}

function Prediction({ matchId }: { matchId: string }) {
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  const isUpcoming = useMatchState(matchId)?.status === MATCH_STATUS.prematch;
  // Who sees the match begin reads how it was answered.
  const [wasUpcoming] = useState(isUpcoming);
  if (match.type !== 'match' || !match.main_market || !wasUpcoming) return null;
  return <Asked matchId={matchId} names={match.main_market.outcomes} hasBegun={!isUpcoming} />;
}

/** A match about which there may be a question: of others it is not asked for. */
function Asked({ matchId, ...question }: Omit<ComponentProps<typeof Question>, 'reading'>) {
  const t = useMessages();
  const reading = usePrediction(matchId);
  if (reading.data === null) return null;
  const titleId = `prediction-${matchId}`;
  return (
    <section className={styles.prediction} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('prediction.title')}</h2>
      <Question matchId={matchId} {...question} reading={reading} />
    </section>
  );
}
