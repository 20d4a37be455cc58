/** Kinds of page below a sport, by the letter that stands before the id. */
const KINDS = { c: 'category', l: 'league', m: 'match' } as const;
export type SlugKind = (typeof KINDS)[keyof typeof KINDS];
const LETTERS: Record<SlugKind, string> = { category: 'c', league: 'l', match: 'm' };

/** The last segment of an address below a sport. */
export interface ParsedSlug {
  readonly kind: SlugKind;
  readonly id: string;
  readonly text: string;
}

const utf8 = new TextEncoder();
const PLAIN_ID = /^[A-Za-z0-9_.]*$/;

/** An id as an address carries it: `[A-Za-z0-9_.]` as it is, every other byte as `~hh`. */
export function encodeId(id: string): string {
  if (PLAIN_ID.test(id)) return id;
  let encoded = '';
  for (const byte of utf8.encode(id)) {
    const char = String.fromCharCode(byte);
    encoded += /[A-Za-z0-9_.]/.test(char) ? char : `~${byte.toString(16).padStart(2, '0')}`;
  }
  return encoded;
}

/** The id that an address carries, or undefined where it is not well written. */
export function decodeId(encoded: string): string | undefined {
  if (!/^(?:[A-Za-z0-9_.]|~[0-9a-f]{2})+$/.test(encoded)) return undefined;
  const bytes = [...encoded.matchAll(/~([0-9a-f]{2})|(.)/g)].map(([, hex, char]) =>
    hex ? Number.parseInt(hex, 16) : (char ?? '').charCodeAt(0),
  );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

/** `albion-premier` of league 17 is `albion-premier-l17`. */
export const buildSlug = (kind: SlugKind, text: string, id: string) =>
  `${text ? `${text}-` : ''}${LETTERS[kind]}${encodeId(id)}`;

/** Reads the last segment of an address below a sport; undefined where it names nothing. */
export function parseSlug(slug: string): ParsedSlug | undefined {
  const [, text = '', letter, encoded] = /^(?:(.*)-)?([clm])([A-Za-z0-9_.~]+)$/.exec(slug) ?? [];
  const kind = KINDS[letter as keyof typeof KINDS]; // the pattern admits only the three letters, or nothing
  const id = encoded === undefined ? undefined : decodeId(encoded);
  return kind && id !== undefined ? { kind, id, text } : undefined;
}
