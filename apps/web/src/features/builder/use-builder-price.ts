import { parseOutcomeKey } from '@touchline/betting';
import type { CustomOdds } from '@touchline/contract/types';
import { useEffect, useState } from 'react';
import { askCustomOdds, customSelection } from '#data/custom-bets.ts';
import { createLatestAsker } from '#data/latest-asker.ts';
import { useLiveStore } from '#data/live.ts';
import type { BuilderPick } from './builder-picks.ts';

/** A pick that is followed by another within this time is priced with it. */
const PAUSE_MS = 150;
/** Prices that move are asked for again no sooner than this. */
const GAP_MS = 3_000;

/** What the house says of the picks. */
export interface BuilderPrice {
  /** `asking` until the answer for these picks is here; `failed` where none came. */
  readonly status: 'asking' | 'known' | 'failed';
  /** The last answer, which may be for the picks before. */
  readonly last: CustomOdds | null;
}

interface Answered {
  readonly picks: readonly BuilderPick[];
  readonly answer: CustomOdds | null;
  readonly last: CustomOdds | null;
}

const selectionsOf = (picks: readonly BuilderPick[]) =>
  picks.flatMap(({ key }) => {
    const place = parseOutcomeKey(key);
    return place ? [customSelection(place)] : [];
  });

/** The last answer, with what it says of locked outcomes or what was known of them before. */
function lastOf(answer: CustomOdds | null, before: Answered | null, keepsLocked: boolean): CustomOdds | null {
  const last = before?.last ?? null;
  if (!answer) return last;
  return keepsLocked && last ? { ...answer, locked: last.locked } : answer;
}

/** Asks for the price of picks when they change, and again when a price of theirs or the match moves. */
export function useBuilderPrice(matchId: string, picks: readonly BuilderPick[]): BuilderPrice {
  const live = useLiveStore();
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (picks.length === 0) return setAnswered(null);
    // What is locked hangs on the picks and the score, not on prices that move.
    const score = () => JSON.stringify(live.state(matchId)?.score ?? null);
    let lockedAt: string | null = null;
    let askedAt = '';
    const asker = createLatestAsker<readonly BuilderPick[], CustomOdds | null>({
      ask(asked, signal) {
        askedAt = score();
        return askCustomOdds(selectionsOf(asked), { signal, withLocked: lockedAt !== askedAt });
      },
      onAnswer(asked, answer) {
        const keepsLocked = lockedAt === askedAt;
        if (answer) lockedAt = askedAt;
        setAnswered((before) => ({ picks: asked, answer, last: lastOf(answer, before, keepsLocked) }));
        if (!answer) asker.again();
      },
      pauseMs: PAUSE_MS,
      gapMs: GAP_MS,
    });
    asker.want(picks);
    const stops = picks.map(({ key }) => live.subscribeOutcome(key, asker.again));
    stops.push(live.subscribeMatch(matchId, asker.again));
    return () => {
      asker.stop();
      for (const stop of stops) stop();
    };
  }, [live, matchId, picks]);
  const isCurrent = answered?.picks === picks;
  const status = !isCurrent ? 'asking' : answered.answer ? 'known' : 'failed';
  return { status, last: answered?.last ?? null };
}
