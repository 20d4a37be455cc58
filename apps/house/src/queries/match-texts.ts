import type { MatchRecord } from '#feed/world.ts';
import type { House } from '../house.ts';
import { presentMatch } from './present-match.ts';

interface Text {
  readonly v: number;
  readonly betsCount: number;
  /** Version of the logos. */
  readonly logos: string;
  readonly json: string;
}

/** Matches as JSON text, made again only for a new version: a long list then costs little more than its length. */
export function createMatchTexts(house: House) {
  const byMatch = new WeakMap<MatchRecord, Map<string, Text>>();
  return {
    of(match: MatchRecord, locale: string, betsCount: number): string {
      const texts = byMatch.get(match) ?? new Map<string, Text>();
      byMatch.set(match, texts);
      const logos = house.logos.version();
      const held = texts.get(locale);
      if (held && held.v === match.v && held.betsCount === betsCount && held.logos === logos)
        return held.json;
      const json = JSON.stringify(presentMatch(house, match, locale, betsCount));
      texts.set(locale, { v: match.v, betsCount, logos, json });
      return json;
    },
  };
}
