import { unit } from '#feed/random.ts';
import type { Tongue } from '../countries.ts';
import type { PlayerPosition, PlayerRecord } from '../records.ts';
import { initials, surnamesOf } from './surnames.ts';

interface Place {
  position: PlayerPosition;
  number: number;
  /** Part of a team's goals before the players' own form; the first eleven start. */
  share: number;
}

const PLACES: readonly Place[] = [
  { position: 'goalkeeper', number: 1, share: 0 },
  { position: 'defender', number: 2, share: 2 },
  { position: 'defender', number: 3, share: 2 },
  { position: 'defender', number: 4, share: 4 },
  { position: 'defender', number: 5, share: 4 },
  { position: 'midfielder', number: 6, share: 5 },
  { position: 'midfielder', number: 8, share: 8 },
  { position: 'midfielder', number: 10, share: 13 },
  { position: 'forward', number: 7, share: 15 },
  { position: 'forward', number: 11, share: 14 },
  { position: 'forward', number: 9, share: 24 },
  { position: 'goalkeeper', number: 13, share: 0 },
  { position: 'defender', number: 15, share: 1 },
  { position: 'defender', number: 22, share: 1 },
  { position: 'midfielder', number: 14, share: 2 },
  { position: 'midfielder', number: 18, share: 3 },
  { position: 'forward', number: 17, share: 4 },
  { position: 'forward', number: 21, share: 5 },
];

const cache = new Map<string, readonly PlayerRecord[]>();

/** The eighteen players of a club: the same for every seed. */
export function rosterOf(clubId: string, tongue: Tongue): readonly PlayerRecord[] {
  const known = cache.get(clubId);
  if (known !== undefined) return known;
  const surnames = surnamesOf(tongue);
  const offset = Math.floor(unit('surname', clubId) * surnames.length);
  // Seven shares no factor with the length of any list, so eighteen steps name eighteen players.
  const step = surnames.length % 7 === 0 ? 5 : 7;
  const shares = PLACES.map((place) => place.share * (0.6 + 0.8 * unit('form', clubId, place.number)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const roster = PLACES.map((place, index): PlayerRecord => {
    const letters = initials();
    const letter = letters[Math.floor(unit('initial', clubId, index) * letters.length)] ?? 'A';
    return {
      id: `${clubId}${String(index + 1).padStart(2, '0')}`,
      name: `${letter}. ${surnames[(offset + index * step) % surnames.length] ?? ''}`,
      number: place.number,
      position: place.position,
      weight: (shares[index] ?? 0) / total,
    };
  });
  cache.set(clubId, roster);
  return roster;
}
