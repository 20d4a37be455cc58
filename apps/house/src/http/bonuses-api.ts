import { createRoute } from '@hono/zod-openapi';
import {
  BONUS_FAMILIES,
  BONUS_LISTS,
  BONUS_PAGE_LIMIT,
  type BonusFamily,
  HUNTING_TOURNAMENT_LIMIT,
  USER_BONUS_STATUSES,
} from '@touchline/contract/constants';
import * as routes from '@touchline/contract/http';
import { activateBonus } from '../commands/activate-bonus.ts';
import { boostBonus } from '../commands/boost-bonus.ts';
import { issueDueBonuses } from '../commands/issue-due-bonuses.ts';
import { markBonusesSeen } from '../commands/mark-bonuses-seen.ts';
import { type RefusedCode, redeemPromoCode } from '../commands/redeem-promo-code.ts';
import type { House } from '../house.ts';
import { createRateLimit } from '../players/rate-limit.ts';
import { presentBonusTerms } from '../queries/bonus-terms.ts';
import {
  type BonusReader,
  findBonuses,
  findBonusToShow,
  findOwnBonus,
  showBonus,
} from '../queries/bonuses.ts';
import { showsOffers } from '../queries/offers-shown.ts';
import { findRating } from '../queries/tournament-rating.ts';
import { sessionCookie } from './cookies.ts';
import { neverCached } from './guards.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { flag, textList } from './query.ts';
import { Refusal } from './refusal-answer.ts';
import { playerOf, requirePlayer, withinRate } from './visitor.ts';

/** Rows of a leaderboard where a call names no number. */
const RATING_LIMIT = 20;

interface ListQuery {
  readonly status?: string | undefined;
  readonly available?: 'true' | 'false' | '1' | '0' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

/** Those of some names that a list parameter holds; null where it is absent. */
function namesOf<Name extends string>(names: readonly Name[], value: string | undefined) {
  const asked = textList(value);
  return asked === null ? null : names.filter((name) => asked.includes(name));
}

/** What every list of bonuses is filtered by. */
const filterOf = ({ status, available, page, limit }: ListQuery, usual: number) => ({
  statuses: namesOf(USER_BONUS_STATUSES, status),
  isAvailable: flag(available) ?? false,
  page: Math.max(1, page ?? 1),
  limit: Math.max(1, limit ?? usual),
});

/** Refusal of each code that is not taken. */
const REFUSED_CODES = {
  unknown: 'promo_unknown',
  used: 'promo_used',
  expired: 'promo_expired',
  not_for_you: 'promo_not_for_you',
} as const;

function refuseCode(refused: RefusedCode): never {
  if (refused.kind === 'tries')
    throw new Refusal('promo_tries', { retryAfterS: Math.ceil(refused.waitMs / 1000) });
  throw new Refusal(REFUSED_CODES[refused.kind]);
}

/** Calls by which a player changes what he has. */
function addChanges(api: ReturnType<typeof createApi>, house: House) {
  const changes = createRateLimit(house.options.rates.placement);
  const changer = async (c: HttpContext) => {
    const player = await requirePlayer(c, house);
    withinRate(changes.take(player.id, house.now()));
    return { player, locale: c.var.locale };
  };

  api.openapi(createRoute(routes.postBonusActivation), async (c) => {
    const reader = await changer(c);
    const { id } = c.req.valid('param');
    const activation = await activateBonus(house, reader.player, id);
    if (activation === 'not_found') throw new Refusal('not_found');
    if (activation === 'not_activatable') throw new Refusal('bonus_not_activatable');
    return c.json(await findOwnBonus(house, reader, id), 200);
  });

  api.openapi(createRoute(routes.postBonusBoost), async (c) => {
    const reader = await changer(c);
    const { id } = c.req.valid('param');
    const boosting = await boostBonus(house, reader.player, id);
    if (boosting === 'not_found') throw new Refusal('not_found');
    if (boosting === 'not_boostable') throw new Refusal('bonus_not_boostable');
    return c.json(await findOwnBonus(house, reader, id), 200);
  });

  api.openapi(createRoute(routes.postBonusesSeen), async (c) => {
    const { player } = await changer(c);
    await markBonusesSeen(house, player.id, c.req.valid('json').entries);
    return c.body(null, 204);
  });

  api.openapi(createRoute(routes.postPromoCode), async (c) => {
    const reader = await changer(c);
    const redeemed = await redeemPromoCode(house, reader.player, c.req.valid('json').code);
    if (redeemed.kind !== 'accepted') return refuseCode(redeemed);
    const bonus = await findOwnBonus(house, reader, redeemed.id);
    return c.json({ bonus, accepted_at: house.now() }, 200);
  });
}

/** Bonuses of players, tournaments and promo codes, but for the offers of a slip. Not there while the flag is inactive. */
export function bonusesApi(house: House) {
  const api = createApi();
  for (const path of ['/bonuses', '/bonuses/*']) {
    api.use(path, neverCached);
    api.use(path, async (_c, next) => {
      if (!(await house.flags.read()).isActive('bonuses')) throw new Refusal('not_found');
      await next();
    });
  }

  /** Who asks, with what campaigns give him. */
  const readerOf = async (c: HttpContext): Promise<BonusReader> => {
    const player = await playerOf(c, house);
    if (player !== null) await issueDueBonuses(house, player);
    const isShown = await showsOffers(house, player, sessionCookie(c) ?? null);
    return { player, locale: c.var.locale, showsOffers: isShown };
  };
  const shownTo = async (reader: BonusReader, of: { id: string; family: BonusFamily }) => {
    const shown = await findBonusToShow(house, reader, of);
    if (shown === null) throw new Refusal('not_found');
    return shown;
  };

  api.openapi(createRoute(routes.getBonuses), async (c) => {
    const query = c.req.valid('query');
    const filter = {
      ...filterOf(query, BONUS_PAGE_LIMIT),
      families: namesOf(BONUS_FAMILIES, query.type),
      isUnseen: flag(query.unseen) ?? false,
      limitPerFamily: query.limit_per_type ?? null,
    };
    return c.json(await findBonuses(house, await readerOf(c), filter), 200);
  });

  api.openapi(createRoute(routes.getBonusList), async (c) => {
    const family = BONUS_LISTS[c.req.valid('param').list];
    const usual = family === 'tournament' ? HUNTING_TOURNAMENT_LIMIT : BONUS_PAGE_LIMIT;
    const filter = {
      ...filterOf(c.req.valid('query'), usual),
      families: [family],
      isUnseen: false,
      limitPerFamily: null,
    };
    return c.json(await findBonuses(house, await readerOf(c), filter), 200);
  });

  // Before the bonus by its id, which it looks like.
  api.openapi(createRoute(routes.getTournamentRating), async (c) => {
    const reader = await readerOf(c);
    const { id } = c.req.valid('param');
    const { page = 1, limit = RATING_LIMIT } = c.req.valid('query');
    const { campaign } = await shownTo(reader, { id, family: 'tournament' });
    const part = { page: Math.max(1, page), limit: Math.max(1, limit) };
    return c.json(await findRating(house, campaign.terms, { player: reader.player, part }), 200);
  });

  api.openapi(createRoute(routes.getBonus), async (c) => {
    const { list, id } = c.req.valid('param');
    const reader = await readerOf(c);
    return c.json(
      await showBonus(house, reader, await shownTo(reader, { id, family: BONUS_LISTS[list] })),
      200,
    );
  });

  api.openapi(createRoute(routes.getBonusTerms), async (c) => {
    const { list, id } = c.req.valid('param');
    const reader = await readerOf(c);
    const shown = await shownTo(reader, { id, family: BONUS_LISTS[list] });
    return c.json(presentBonusTerms(house, shown, reader.locale), 200);
  });

  addChanges(api, house);
  return api;
}
