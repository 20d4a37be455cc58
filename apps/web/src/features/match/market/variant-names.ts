import { parseSpecifier } from '@touchline/betting';
import type { KeyTaking, Messages } from '#data/messages.ts';
import { totalText } from '#parts/market/line-text.ts';

/** Parts of specifiers that say which part of a match a market is about, the wider first. */
const PARTS: readonly (readonly [name: string, key: KeyTaking<'n'>])[] = [
  ['mapnr', 'book.part.mapnr'],
  ['setnr', 'book.part.setnr'],
  ['half', 'book.part.half'],
  ['quarternr', 'book.part.quarternr'],
  ['periodnr', 'book.part.periodnr'],
  ['inningnr', 'book.part.inningnr'],
  ['roundnr', 'book.part.roundnr'],
  ['legnr', 'book.part.legnr'],
  ['overnr', 'book.part.overnr'],
  ['gamenr', 'book.part.gamenr'],
  ['points', 'book.part.points'],
  ['games', 'book.part.games'],
  ['legs', 'book.part.legs'],
  ['rounds', 'book.part.rounds'],
  ['innings', 'book.part.innings'],
  ['overs', 'book.part.overs'],
];

/** The numbers of the part that a market is about, the wider first; empty where it is about the whole match. */
export function partNumbers(specifier: string): readonly number[] {
  const given = parseSpecifier(specifier) ?? {};
  return PARTS.flatMap(([name]) => (given[name] === undefined ? [] : [Number(given[name])]));
}

/** Order of markets by the part that they are about. */
export function comparePart(a: readonly number[], b: readonly number[]): number {
  for (const [place, number] of a.entries()) {
    const difference = number - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** What a part is called on its chip: `Set 2`, `Set 2 · Game 4`; with `hasLine`, where each line is a card of its own, `1st half · 0.5`. */
export function partName(messages: Messages, specifier: string, hasLine: boolean): string {
  const given = parseSpecifier(specifier) ?? {};
  const names = PARTS.flatMap(([name, key]) =>
    given[name] === undefined ? [] : [messages(key, { n: Number(given[name]) })],
  );
  if (hasLine && given.total !== undefined) names.push(totalText(specifier, messages.locale));
  return names.join(' · ');
}
