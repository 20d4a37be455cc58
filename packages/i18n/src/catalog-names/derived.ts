import { PSEUDO_LOCALE, pseudoText } from '../pseudo.ts';
import type { NameCatalog } from './names.ts';

/** How the names of a locale follow from those of its language: Swiss German knows no ß. */
const CHANGES: ReadonlyMap<string, (text: string) => string> = new Map([
  ['de-CH', (text: string) => text.replaceAll('ß', 'ss')],
  [PSEUDO_LOCALE, pseudoText],
]);

/** Fields that hold a key and no text. */
const KEYS: ReadonlySet<string> = new Set(['rule']);

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, KEYS.has(key) ? part : changed(part, change)]),
  );
}

const made = new Map<string, NameCatalog>();

/** The names of a locale where they follow from its language's by a rule; those of the language otherwise. */
export function derivedNames(locale: string, language: NameCatalog): NameCatalog {
  const change = CHANGES.get(locale);
  if (!change) return language;
  const known = made.get(locale);
  if (known) return known;
  const names = changed(language, change) as NameCatalog; // texts alone were changed
  made.set(locale, names);
  return names;
}
