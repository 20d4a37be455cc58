import type { Movement } from '@touchline/contract';
import { MOVEMENT_GROUPS, type MovementGroup } from '@touchline/contract/constants';
import type { PlainKey } from '#data/messages.ts';

type MovementKind = (typeof MOVEMENT_GROUPS)[MovementGroup][number];

const KINDS: ReadonlySet<string> = new Set(Object.values(MOVEMENT_GROUPS).flat());
const isKnown = (kind: string): kind is MovementKind => KINDS.has(kind);

const GAMES: ReadonlyMap<string, PlainKey> = new Map([
  ['horse_racing', 'page.racing.title'],
  ['lotteries', 'page.lotteries.title'],
]);

/** What a movement is called. A kind of another backend is named by its direction. */
export const movementKey = ({ kind, direction }: Pick<Movement, 'kind' | 'direction'>): PlainKey =>
  isKnown(kind) ? `movement.${kind}` : `movement.${direction}`;

/** The game of a bet on a race or a draw; undefined for other bets. */
export const gameKey = ({ game }: Pick<Movement, 'game'>): PlainKey | undefined =>
  game === null ? undefined : GAMES.get(game);
