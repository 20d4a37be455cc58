import { type Currency, invariant, type MinorUnits } from '@touchline/betting';
import { gameLimits } from '../../games/check-game-bet.ts';
import type { House } from '../../house.ts';
import { randomId } from '../../players/ids.ts';
import type { PlayerRow } from '../../players/sessions.ts';
import { findGameBets, findShownRulings } from '../../queries/game-bets.ts';
import { findAccounts } from '../../queries/player.ts';
import { findOwnSettings } from '../../queries/settings.ts';
import { betLimits, currencyOf } from '../../wallet/currencies.ts';
import type { GamePage } from './game-page.ts';
import type { GameClaims } from './game-tickets.ts';
import { createGameView } from './game-view.ts';

const REQUEST_ID_LENGTH = 20;

/** Who looks at a game, and how. */
export interface GameHolder {
  readonly claims: GameClaims;
  readonly player: PlayerRow;
}

/** The account that stakes come from: the one in the player's own currency, else his first. */
export async function gameAccount(
  house: House,
  player: PlayerRow,
): Promise<{ readonly currency: Currency; readonly balance: MinorUnits }> {
  const accounts = await findAccounts(house, player.id);
  const account = accounts.find(({ currency }) => currency === player.currency) ?? accounts[0];
  const currency = currencyOf(account?.currency ?? player.currency);
  invariant(currency !== undefined, 'a player has a currency of the house');
  return { currency, balance: account?.balance.available ?? 0 };
}

/** Everything that a game's page shows to its player now. */
export async function readGamePage(
  house: House,
  { claims, player }: GameHolder,
  outcome: Pick<GamePage, 'event' | 'form' | 'refusal' | 'passed' | 'isPlaced'>,
): Promise<GamePage> {
  const { world } = house;
  const { locale, timeZone, game } = claims;
  const feedNow = world.feedTime(house.now());
  const { currency, balance } = await gameAccount(house, player);
  const { odds_type: oddsFormat = 'european' } = await findOwnSettings(house, player.id);
  const { least, most } = gameLimits(currency);
  return {
    game,
    seed: world.seed,
    feedNow,
    view: createGameView({ world, locale, timeZone, currency, oddsFormat }),
    currency,
    balance,
    limits: { least, most, payout: betLimits(currency).maxPayout },
    requestId: randomId(REQUEST_ID_LENGTH),
    bets: await findGameBets(house, player.id, game),
    rulings: await findShownRulings(house, game, feedNow),
    ...outcome,
  };
}
