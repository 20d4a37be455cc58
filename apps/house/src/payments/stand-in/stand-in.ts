import { invariant } from '@touchline/betting';
import type { DepositFailure } from '@touchline/contract/constants';
import type { House } from '../../house.ts';
import { type Notice, type SignedNotice, signNotice } from '../notice.ts';
import type { DepositReport, DepositState, PaymentProvider } from '../provider.ts';
import {
  type BookedDeposit,
  book,
  countWrongCode,
  end,
  endDue,
  findBooked,
  findDueNotices,
  noteSent,
} from './books.ts';
import { cardOf, TEST_CARDS, TEST_CODE } from './cards.ts';

/** Until a notice is sent again. */
const AGAIN_MS = 5_000;

/** Stands in for a payment provider: takes no money, keeps books of its own, and sends notices. */
export interface StandIn extends PaymentProvider {
  /** Ends what is due and sends the notices that are. */
  carryOn(): Promise<void>;
}

type Around = Pick<House, 'db' | 'now' | 'playerClock'>;

function stateOf({ status, reason, endsAt }: BookedDeposit, { playerClock }: Around): DepositState {
  switch (status) {
    case 'succeeded':
    case 'pending':
      return { status };
    case 'failed':
      return { status, reason: reason as DepositFailure }; // written by books.ts alone
    default:
      return { status: 'needs_confirmation', until: playerClock.told(endsAt ?? playerClock.now()) };
  }
}

const reportOf = (booked: BookedDeposit, around: Around): DepositReport => ({
  providerRef: booked.providerRef,
  currency: booked.currency,
  amount: booked.amount,
  state: stateOf(booked, around),
});

function noticeOf(booked: BookedDeposit, around: Around): Notice {
  const { providerRef, ...report } = reportOf(booked, around);
  return { kind: 'deposit', reference: booked.reference, provider_ref: providerRef, ...report };
}

/** `send` posts a notice and resolves to whether it was taken. */
export function createStandIn(
  of: () => Around,
  { secret, send }: { readonly secret: string; readonly send: (notice: SignedNotice) => Promise<boolean> },
): StandIn {
  const found = async (reference: string): Promise<BookedDeposit | undefined> => {
    const { db, playerClock } = of();
    await endDue(db, playerClock.now());
    return findBooked(db, reference);
  };

  return {
    cardsOf: async () => TEST_CARDS.map(({ card, label }) => ({ card, label })),
    async start(deposit) {
      const card = cardOf(deposit.card);
      invariant(card !== undefined, `there is a card ${deposit.card}`);
      await book(of().db, deposit, card, of().playerClock.now());
      if (card.isMute) throw new Error('The answer of the stand-in is lost, as its card says.');
      const booked = await findBooked(of().db, deposit.reference);
      invariant(booked !== undefined, 'the deposit was booked');
      return reportOf(booked, of());
    },
    async confirm(reference, code) {
      const booked = await found(reference);
      invariant(booked !== undefined, `the stand-in knows ${reference}`);
      const now = of().playerClock.now();
      const isWaiting = booked.status === 'needs_confirmation';
      if (isWaiting && code === TEST_CODE) await end(of().db, booked, now);
      if (isWaiting && code !== TEST_CODE) await countWrongCode(of().db, booked, now);
      const after = (await findBooked(of().db, reference)) ?? booked;
      return after.status === 'needs_confirmation' ? 'wrong_code' : reportOf(after, of());
    },
    async lookUp(reference) {
      const booked = await found(reference);
      return booked ? reportOf(booked, of()) : 'unknown';
    },
    async carryOn() {
      const { db, playerClock, now } = of();
      await endDue(db, playerClock.now());
      for (const booked of await findDueNotices(db, playerClock.now())) {
        const body = JSON.stringify(noticeOf(booked, of()));
        const isTaken = await send(signNotice(secret, body, now()));
        await noteSent(db, booked, isTaken, playerClock.now() + AGAIN_MS);
      }
    },
  };
}
