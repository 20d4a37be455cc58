import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';
import { z } from 'zod';
import { GAMES } from '../../games/game-bet.ts';

const GOOD_FOR_MS = 12 * 3_600_000;

const Claims = z.object({
  until: z.number(),
  /** Hash of the session that opened the page: with it the page ends. */
  session: z.string(),
  game: z.enum(GAMES),
  locale: z.string(),
  theme: z.enum(['light', 'dark']).nullable(),
  timeZone: z.string(),
});
export type GameClaims = Omit<z.infer<typeof Claims>, 'until'>;

/** Makes and reads tickets. */
export interface GameTickets {
  issue(claims: GameClaims, now: EpochMs): string;
  /** Null for a ticket that is not ours, or has lapsed. */
  read(ticket: string, now: EpochMs): GameClaims | null;
}

/**
 * Tickets that open a game's page for the session of a player. They stand in its address, since a page that is shut off in a
 * frame sends no cookies. Without a key of several houses it is this process's own: after a restart the page is opened anew.
 */
export function createGameTickets(key: Buffer = randomBytes(32)): GameTickets {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(claims, now) {
      const text = Buffer.from(JSON.stringify({ ...claims, until: now + GOOD_FOR_MS })).toString('base64url');
      return `${text}.${sign(text)}`;
    },
    read(ticket, now) {
      const [text = '', signature = ''] = ticket.split('.', 2);
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(text))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      const { until, ...claims } = Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return until > now ? claims : null;
    },
  };
}
