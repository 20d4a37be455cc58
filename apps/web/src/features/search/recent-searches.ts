import { foldText } from '@touchline/i18n/fold';
import { isSearchable } from '#data/search.ts';
import { readStored, removeStored, writeStored } from '#data/storage.ts';

const MOST = 6;

const isText = (value: unknown): value is string => typeof value === 'string' && isSearchable(value);

/** What was searched for and led somewhere, the latest first. */
export function recentSearches(): readonly string[] {
  const texts = readStored('recentSearches')?.texts;
  return Array.isArray(texts) ? texts.filter(isText).slice(0, MOST) : [];
}

/** Puts a text first among those that were searched for; the same in other letters is forgotten. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => foldText(other) !== foldText(text));
  writeStored('recentSearches', { texts: [text, ...others].slice(0, MOST) });
}

export const forgetSearches = (): void => removeStored('recentSearches');
