import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';

/** Longer than a match lasts. */
const GOOD_FOR_MS = 6 * 3_600_000;

/** Whether a ticket admits its holder. */
type Admission = 'good' | 'refused';

/**
 * Tickets that admit to the pictures of one match for some hours. They stand in addresses, since players of pictures inside a
 * frame of another origin send no cookies. Without a key of several houses it is this process's own: after a restart the viewer asks for a new address.
 */
export function createTickets(key: Buffer = randomBytes(32)) {
  const sign = (matchId: string, until: number) =>
    createHmac('sha256', key).update(`${until} ${matchId}`).digest('base64url');
  return {
    issue(matchId: string, now: EpochMs): string {
      const until = now + GOOD_FOR_MS;
      return `${until}.${sign(matchId, until)}`;
    },
    check(matchId: string, ticket: string, now: EpochMs): Admission {
      const [until = '', signature = ''] = ticket.split('.', 2);
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(matchId, Number(until)))];
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      return isOurs && Number(until) > now ? 'good' : 'refused';
    },
  };
}
