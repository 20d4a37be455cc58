import { Alert } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { vote } from '#data/prediction.ts';
import { useIsolated } from '#data/slip-money.ts';
import { Answers } from './answers.tsx';
import styles from './prediction.module.css';
import { QuestionFoot } from './question-foot.tsx';
import type { PredictionReading } from './use-prediction.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The answers to choose from, and what others have chosen once the player has. */
export function Question({
  matchId,
  names,
  reading,
  hasBegun,
}: {
  matchId: string;
  names: readonly Named[];
  reading: PredictionReading;
  hasBegun: boolean;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const { data, isKnown, playerId, readAgain } = reading;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // What was voted is told to everybody when the match begins.
  useEffect(() => {
    if (hasBegun && isKnown) void readAgain();
  }, [hasBegun, isKnown, readAgain]);
  const isOpen = !hasBegun && (data?.is_open ?? true);
  const own = data?.outcomes.find(({ id }) => id === data.outcome_id);
  const choose = async (outcomeId: string) => {
    if (isBusy || outcomeId === own?.id) return;
    setBusy(true);
    setRefused(null);
    const error = await vote(matchId, playerId, outcomeId);
    setBusy(false);
    setRefused(error?.message ?? null);
  };
  const canVote = playerId !== null && isOpen && data != null;
  const words = [
    own && t('prediction.counted', { name: isolate(own.name) }),
    own && isOpen && t('prediction.change'),
    !isOpen && t('prediction.closed'),
  ];
  return (
    <>
      <Answers
        outcomes={data?.outcomes ?? names.map(({ id, name }) => ({ id, name, votes: null }))}
        own={own?.id ?? null}
        onChoose={canVote ? (id) => void choose(id) : null}
      />
      {refused !== null && <Alert tone="error">{refused}</Alert>}
      <p role="status" className={styles.status}>
        {words.filter(Boolean).join(' ')}
      </p>
      <QuestionFoot reading={reading} isOpen={isOpen} />
    </>
  );
}
