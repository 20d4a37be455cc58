import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { gameBets } from '#db/games-schema.ts';
import { accounts } from '#db/schema.ts';
import { type AskedGameBet, checkGameBet, type GameRefusal } from '../games/check-game-bet.ts';
import { findRulings } from '../games/game-rulings.ts';
import { insertGameBet, type PassedLimit } from '../games/game-statements.ts';
import { isVoided } from '../games/ruling.ts';
import type { House } from '../house.ts';
import { limitMoment } from '../limits/limit-moment.ts';
import { randomId } from '../players/ids.ts';
import { findPlayerLimits } from '../players/player-limits.ts';

/** A bet that was taken, by this request or the same one before; or why it is not. */
type PlacedGameBet =
  | { readonly betId: string }
  | { readonly refusal: GameRefusal; readonly passed?: PassedLimit };

/** The same text for the same bet. */
const fingerprintOf = (asked: AskedGameBet): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        asked.game,
        asked.event,
        asked.stake,
        asked.currency,
        asked.game === 'horse_racing'
          ? [asked.runner, asked.kind, asked.odds]
          : asked.numbers.toSorted((a, b) => a - b),
      ]),
    )
    .digest('base64url');

async function takenBefore(
  { db }: House,
  playerId: string,
  requestId: string,
  fingerprint: string,
): Promise<PlacedGameBet | null> {
  const [prior] = await db
    .select({ id: gameBets.id, fingerprint: gameBets.fingerprint })
    .from(gameBets)
    .where(and(eq(gameBets.playerId, playerId), eq(gameBets.requestId, requestId)));
  if (!prior) return null;
  return prior.fingerprint === fingerprint ? { betId: prior.id } : { refusal: 'request_reused' };
}

/** Why nothing was written: the account does not bear the stake, or there is none. */
async function lackOf({ db }: House, playerId: string, currency: string): Promise<GameRefusal> {
  const [account] = await db
    .select({ available: accounts.available })
    .from(accounts)
    .where(and(eq(accounts.playerId, playerId), eq(accounts.currency, currency), eq(accounts.active, true)));
  return account ? 'insufficient_balance' : 'no_account';
}

/** Takes a bet on a race or a draw. The same request again changes nothing and is answered with the same bet. */
export async function placeGameBet(
  house: House,
  { playerId, requestId, asked }: { playerId: string; requestId: string; asked: AskedGameBet },
): Promise<PlacedGameBet> {
  const fingerprint = fingerprintOf(asked);
  const before = await takenBefore(house, playerId, requestId, fingerprint);
  if (before) return before;
  if (house.world.providers().betconstruct !== 'ACTIVE') return { refusal: 'provider_inactive' };
  const { game, event, currency } = asked;
  if (isVoided(await findRulings(house.db, game, [event]), event)) return { refusal: 'closed' };
  const now = house.now();
  const { world } = house;
  const limits = await findPlayerLimits(house.db, playerId);
  const checked = checkGameBet({ seed: world.seed, feedNow: world.feedTime(now), limits }, asked);
  if ('refusal' in checked) return checked;
  const id = randomId();
  const bet = { ...checked.bet, id, playerId, requestId, fingerprint, event, currency, createdAt: now };
  const { isPlaced, faults } = await insertGameBet(house.db, bet, limitMoment(house.periods, now));
  if (!isPlaced) {
    // Finds the one that was first of two presses at once.
    const meanwhile = await takenBefore(house, playerId, requestId, fingerprint);
    if (meanwhile) return meanwhile;
    const [passed] = faults;
    return passed ? { refusal: passed.name, passed } : { refusal: await lackOf(house, playerId, currency) };
  }
  house.games.add(bet.dueAt);
  house.outbox.wake();
  return { betId: id };
}
