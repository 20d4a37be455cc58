import { randomBytes } from 'node:crypto';
import type { House } from '../house.ts';
import { lookUpDeposits } from './look-up-deposits.ts';
import type { SignedNotice } from './notice.ts';
import type { PaymentProvider, SavedCard } from './provider.ts';
import { type NoticeOutcome, receiveNotice } from './receive-notice.ts';
import { createStandIn } from './stand-in/stand-in.ts';
import { withTimeLimit } from './time-limit.ts';

/** How often the leader looks for deposits that are due, by the player clock. */
const LOOK_MS = 1_000;

/** Money in and out of a house. */
export interface Payments {
  /** Cards that the provider keeps for a player. Null: it gave no answer. */
  cardsOf(playerId: string): Promise<readonly SavedCard[] | null>;
  /** Calls the provider for as long as a player waits. Errors: those of the call, and that no answer came in time. */
  ask<T>(call: (provider: PaymentProvider, signal: AbortSignal) => Promise<T>): Promise<T>;
  receive(notice: SignedNotice): Promise<NoticeOutcome>;
  /** Does what is due by now; for the house that leads. */
  carryOn(): Promise<void>;
  /** Ends calls under way. */
  stop(): void;
}

/** Outcomes after which a notice is not sent again. */
const TAKEN: ReadonlySet<NoticeOutcome> = new Set(['done', 'repeated', 'contradiction']);

/** Payments by the provider that the options name; null while they are off. `of` is asked when there is something to do. */
export function createPayments(
  of: () => House,
  { payments, paymentsSecret }: House['options'],
): Payments | null {
  if (payments === 'off') return null;
  const secret = paymentsSecret ?? randomBytes(32).toString('hex');
  const stopping = new AbortController();
  const receive = (notice: SignedNotice) => receiveNotice(of(), secret, notice);
  const standIn = createStandIn(of, {
    secret,
    send: async (notice) => TAKEN.has(await receive(notice)),
  });
  let lookedAt = Number.NEGATIVE_INFINITY;
  const ask: Payments['ask'] = (call) =>
    withTimeLimit((signal) => call(standIn, signal), { stopping: stopping.signal });
  return {
    ask,
    cardsOf: (playerId) =>
      ask((provider) => provider.cardsOf(playerId)).catch((error: unknown) => {
        of().report('saved cards could not be read', error);
        return null;
      }),
    receive,
    async carryOn() {
      const now = of().playerClock.now();
      if (now - lookedAt < LOOK_MS) return;
      lookedAt = now;
      await standIn.carryOn();
      await lookUpDeposits(of(), standIn, stopping.signal);
    },
    stop: () => stopping.abort(),
  };
}
