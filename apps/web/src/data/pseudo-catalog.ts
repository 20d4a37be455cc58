import { pseudoWords } from '@touchline/i18n/pseudo';
import type { Catalog } from './messages.ts';

/** Stands for the number in a plural. */
const NUMBER = '#';

/** A part of a compiled message: a text, or a value with its kind and, where it is a choice, the messages to choose from. */
function pseudoPart(part: unknown): unknown {
  if (typeof part === 'string') return part === NUMBER ? part : pseudoWords(part);
  if (!Array.isArray(part)) return part;
  const [name, kind, choices] = part;
  if (typeof choices !== 'object' || choices === null || !/plural|select/.test(kind)) return part;
  const chosen = Object.entries(choices).map(([key, parts]) => [
    key,
    Array.isArray(parts) ? parts.map(pseudoPart) : parts,
  ]);
  return [name, kind, Object.fromEntries(chosen)];
}

/** A catalog as nobody has written it: longer words with accents, and brackets around each message. */
export const pseudoCatalog = (catalog: Catalog): Catalog =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, message]) => {
      const parts: readonly unknown[] = Array.isArray(message) ? message : [message];
      return [key, ['[', ...parts.map(pseudoPart), ']']];
    }),
  ) as Catalog; // of the same shape, part by part
