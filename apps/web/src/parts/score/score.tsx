import type { Pair } from '@touchline/client/live';
import { formatScore } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';

/** A score, home first in reading order: `2–1`. */
export function Score({ score: [home, away] }: { score: Pair }) {
  const messages = useMessages();
  return <bdi>{formatScore(home, away, messages.locale)}</bdi>;
}
