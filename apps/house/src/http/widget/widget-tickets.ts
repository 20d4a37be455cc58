import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EpochMs } from '@touchline/betting';

/** Longer than a deposit takes; the ticket ends with its session anyway. */
const GOOD_FOR_MS = 30 * 60_000;

/** Makes and reads tickets of the payment widget. */
export interface WidgetTickets {
  /** `session`: hash of the session that the ticket acts for. */
  issue(session: string, now: EpochMs): { readonly ticket: string; readonly until: EpochMs };
  /** The hash of the session; null for a ticket that is not ours, or has expired. */
  read(ticket: string, now: EpochMs): string | null;
}

/** Tickets that stand for a session in the header of calls, because the frame of the payment widget sends no cookies. */
export function createWidgetTickets(key: Buffer = randomBytes(32)): WidgetTickets {
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(session, now) {
      const until = now + GOOD_FOR_MS;
      const text = `${session}.${until}`;
      return { ticket: `${text}.${sign(text)}`, until };
    },
    read(ticket, now) {
      const [session = '', until = '', signature = ''] = ticket.split('.');
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${session}.${until}`))];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
      return Number(until) > now ? session : null;
    },
  };
}
