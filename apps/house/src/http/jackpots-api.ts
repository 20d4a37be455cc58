import { createRoute } from '@hono/zod-openapi';
import type { PlacementBet } from '@touchline/contract';
import { JACKPOT_HIT_STATUSES, JACKPOT_HITS_LIMIT } from '@touchline/contract/constants';
import * as routes from '@touchline/contract/http';
import { shapeOf } from '../bets/bet-shape.ts';
import type { House } from '../house.ts';
import type { Jackpot } from '../jackpots/jackpot.ts';
import { fitsJackpot, type JackpotBet, stakeIn } from '../jackpots/jackpot-stakes.ts';
import { findJackpotHits } from '../queries/jackpot-hits.ts';
import { findJackpots } from '../queries/jackpots.ts';
import { currencyOf } from '../wallet/currencies.ts';
import { cachedFor, neverCached } from './guards.ts';
import { createApi } from './http-env.ts';
import { flag, textList } from './query.ts';
import { Refusal } from './refusal-answer.ts';
import { playerOf } from './visitor.ts';

/** Pages ask again every 15 seconds. */
const KEPT_S = 5;
/** Freebets that pay the whole stake. */
const PAID_BY_BONUS: ReadonlySet<string> = new Set(['freebet_only_win', 'freebet_all_win']);

/** A bet of the slip at the prices that it holds. */
const jackpotBetOf = ({ options }: House, bet: PlacementBet): JackpotBet => ({
  type: shapeOf(bet, options).type,
  currency: bet.stake.currency,
  ownStake: bet.stake.value,
  customOdds: bet.custom_odds ?? null,
  legs: bet.selections.map(({ match_id: matchId, odds }) => ({ matchId, odds })),
});

/** The jackpots that a bet of the slip takes part in. A stake of zero is not entered yet: its bet is judged without it. */
function jackpotsOf(house: House, open: readonly Jackpot[], bet: PlacementBet): readonly Jackpot[] {
  const { bonus, selections, stake } = bet;
  const isPaid = bonus != null && PAID_BY_BONUS.has(bonus.type);
  if (isPaid || selections.length === 0 || !currencyOf(stake.currency)) return [];
  const asked = jackpotBetOf(house, bet);
  return open.filter(
    (jackpot) =>
      fitsJackpot(house.world, jackpot, asked) && (stake.value === 0 || stakeIn(jackpot, asked) !== null),
  );
}

/** Jackpots and their hits. They are there for everybody, and not at all while the flag is inactive. */
export function jackpotsApi(house: House) {
  const api = createApi();
  const whileActive = async () => {
    if (!(await house.flags.read()).isActive('jackpots')) throw new Refusal('not_found');
    return house.jackpots.all();
  };
  api.get('/jackpots', cachedFor(KEPT_S));
  api.get('/jackpots/:id', cachedFor(KEPT_S));
  api.post('/jackpots', neverCached);
  api.use('/jackpot-hits', neverCached);

  api.openapi(createRoute(routes.postJackpots), async (c) => {
    const open = await whileActive();
    const bets = c.req.valid('json').bets.map((bet) => ({
      bet_id: bet.bet_id,
      jackpots: jackpotsOf(house, open, bet).map(({ id }) => ({ id })),
    }));
    return c.json({ bets }, 200);
  });

  api.openapi(createRoute(routes.getJackpots), async (c) => {
    const data = await findJackpots(house, await whileActive(), c.var.locale);
    return c.json({ data }, 200);
  });

  api.openapi(createRoute(routes.getJackpot), async (c) => {
    const wanted = (await whileActive()).filter(({ id }) => id === c.req.valid('param').id);
    const [jackpot] = await findJackpots(house, wanted, c.var.locale);
    if (!jackpot) throw new Refusal('not_found');
    return c.json(jackpot, 200);
  });

  api.openapi(createRoute(routes.getJackpotHits), async (c) => {
    await whileActive();
    const query = c.req.valid('query');
    const player = await playerOf(c, house);
    const statuses = textList(query.status) ?? [];
    const filter = {
      jackpotId: query.jackpot_id ?? null,
      statuses: JACKPOT_HIT_STATUSES.filter((status) => statuses.includes(status)),
      isOwn: flag(query.for_user) === true,
      isUnseen: flag(query.unseen) === true,
      page: Math.max(1, query.page ?? 1),
      limit: Math.max(1, query.limit ?? JACKPOT_HITS_LIMIT),
    };
    const reader = { playerId: player?.id ?? null, locale: c.var.locale };
    return c.json(await findJackpotHits(house, filter, reader), 200);
  });
  return api;
}
