import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { marketKey } from '@touchline/betting';
import { ERROR_CODES } from '@touchline/contract/errors';
import { BOOK_PREFIX, TEST_RUN_HEADER } from '@touchline/contract/headers';
import { errorText } from '@touchline/i18n/catalog-names';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { z } from 'zod';
import { CLOSE } from '#realtime/codes.ts';
import { withBrokenDatabase } from '../dev/database-fault.ts';
import { correctLater, voidMatch } from '../dev/results-by-hand.ts';
import type { Effect, ScenarioCall } from '../dev/scenario.ts';
import { openLegs, type SceneLeg } from '../dev/scene.ts';
import type { Caller, Switchboard, SwitchedOn } from '../dev/switchboard.ts';
import { changeWorld } from '../dev/world-changes.ts';
import type { House } from '../house.ts';
import { negotiateLocale } from '../locales.ts';
import { closeSession } from '../players/sessions.ts';
import { sessionCookie } from './cookies.ts';
import type { DevSockets } from './dev-api.ts';
import type { HttpContext, HttpEnv } from './http-env.ts';
import { playerOf } from './visitor.ts';

/** A browser gives up long before. */
const HELD_MS = 60_000;

const CALLS: Readonly<Record<string, ScenarioCall>> = {
  [`${BOOK_PREFIX}/bets`]: 'placement',
  [`${BOOK_PREFIX}/bets/cashout`]: 'cash_out',
};

const FAVOURITES = `${BOOK_PREFIX}/favourites/`;

/** The kind of call that scenarios may meet; reading favourites is met as well as changing them. */
function scenarioCall({ method, path }: { method: string; path: string }): ScenarioCall | undefined {
  if (path.startsWith(FAVOURITES)) return 'favourites';
  return method === 'POST' ? CALLS[path] : undefined;
}

const isAboutBets = (request: { method: string; path: string }) =>
  ['placement', 'cash_out'].includes(scenarioCall(request) ?? '');

const MAX_STAKE = `${BOOK_PREFIX}/bets/max-stake`;

const Selection = z.object({
  match_id: z.string(),
  market_id: z.string(),
  specifier: z.string(),
  outcome_id: z.string(),
});
const PlacementCall = z.object({
  bets: z.array(z.object({ bet_id: z.string(), selections: z.array(Selection) })),
});
const CashOutCall = z.object({ bet_id: z.string() });

/** What a call is about: the slip's ids of its bets, and its selections. */
interface Scene {
  readonly betIds: readonly string[];
  readonly legs: readonly SceneLeg[];
}

const NO_SCENE: Scene = { betIds: [], legs: [] };

async function sceneOf(c: HttpContext, house: House): Promise<Scene> {
  const body: unknown = await c.req.json().catch(() => null);
  const placement = PlacementCall.safeParse(body).data;
  if (placement) {
    const selections = placement.bets.flatMap((bet) => bet.selections);
    const legs = selections.map(({ match_id: matchId, market_id: marketId, specifier, outcome_id }) => ({
      matchId,
      marketKey: marketKey({ matchId, marketId, specifier }),
      outcomeId: outcome_id,
    }));
    return { betIds: placement.bets.map((bet) => bet.bet_id), legs };
  }
  const cashOut = CashOutCall.safeParse(body).data;
  return { betIds: [], legs: cashOut ? await openLegs(house, cashOut.bet_id) : [] };
}

/** Answers with a status and a code, for each bet of the call where the code is about bets. */
function refuse(
  c: HttpContext,
  { options }: House,
  scene: Scene,
  { status, code }: { status: 401 | 403 | 409 | 422 | 429 | 500 | 503; code: number },
) {
  const locale = c.var.locale ?? negotiateLocale(c.req.header('accept-language'), options.locales);
  const fallback = isAboutBets(c.req) ? ERROR_CODES.default : ERROR_CODES.internal;
  const { key } = Object.values(ERROR_CODES).find((known) => known.code === code) ?? fallback;
  const error = { code, localized_message: errorText(locale, key), details: [] };
  const errors = status === 422 ? Object.fromEntries(scene.betIds.map((id) => [id, error])) : {};
  const body = {
    code,
    data: { localized_message: error.localized_message, details: [], errors_by_bet: errors },
  };
  return c.json(body, status, { 'cache-control': 'no-store' });
}

/** The answer with a field changed wherever it stands, or left out. */
async function mutilate(
  c: HttpContext,
  { field, to }: Extract<Effect, { kind: 'mutilated' }>,
): Promise<void> {
  if (!c.res.ok) return;
  const body = await c.res.text();
  c.res = c.json(JSON.parse(body, (name, value) => (name === field ? to : value)));
}

/** The highest stake while a limit is reached: the house's own, or the limit where that is lower. */
async function limitStake(c: HttpContext, met: readonly SwitchedOn[]): Promise<void> {
  const limits = met.flatMap(({ scenario: { effect } }) => (effect.kind === 'limit' ? [effect.most] : []));
  if (limits.length === 0 || !c.res.ok) return;
  const own = z.number().parse(await c.res.json());
  c.res = c.json(Math.min(own, ...limits));
}

const testRunOf = (c: HttpContext): string | null => c.req.header(TEST_RUN_HEADER) ?? null;

async function callerOf(c: HttpContext, house: House, { legs }: Scene): Promise<Caller> {
  const { method, path } = c.req;
  const player = await playerOf(c, house);
  const matchIds = legs.map(({ matchId }) => matchId);
  return { playerId: player?.id ?? null, method, path, matchIds, run: testRunOf(c) };
}

/** Lets named scenarios happen to calls. */
export function stageScenarios(
  house: House,
  sockets: DevSockets,
  switchboard: Switchboard,
): MiddlewareHandler<HttpEnv> {
  const change = (switched: SwitchedOn, when: 'before' | 'after', scene: Scene) => {
    const { effect } = switched.scenario;
    const [leg] = scene.legs;
    if (effect.kind !== 'change' || effect.when !== when) return;
    if (effect.change === 'sockets_drop') sockets.drop(CLOSE.shutdown, null);
    else if (leg) changeWorld(house, effect.change, leg, switched.seconds);
  };

  /** What happens before the house reads the call; an answer means that it never does. */
  const before = async (c: HttpContext, switched: SwitchedOn, scene: Scene): Promise<Response | null> => {
    const { effect } = switched.scenario;
    change(switched, 'before', scene);
    if (effect.kind === 'status') return refuse(c, house, scene, effect);
    if (effect.kind === 'not_received') {
      c.env.incoming.socket.destroy();
      return c.body(null, 503);
    }
    const session = sessionCookie(c);
    if (effect.kind === 'signed_out' && session) {
      await closeSession(house.db, session);
      c.set('player', null);
    }
    return null;
  };

  /** What happens to the answer of the house. */
  const after = async (c: HttpContext, switched: SwitchedOn, scene: Scene): Promise<void> => {
    const { effect } = switched.scenario;
    change(switched, 'after', scene);
    const [leg] = scene.legs;
    if (effect.kind === 'void' && leg) await voidMatch(house, leg);
    if (effect.kind === 'correction' && leg) correctLater(house, leg, switched.seconds ?? effect.seconds);
    if (effect.kind === 'clock')
      c.header('date', new Date(house.now() + effect.seconds * 1000).toUTCString());
    if (effect.kind === 'late')
      await sleep((switched.seconds ?? effect.seconds) * 1000, null, { ref: false });
    if (effect.kind === 'mutilated') await mutilate(c, effect);
    if (effect.kind !== 'lost') return;
    const { socket } = c.env.incoming;
    if (effect.isHeld) await Promise.race([sleep(HELD_MS, null, { ref: false }), once(socket, 'close')]);
    socket.destroy();
  };

  return async (c, next) => {
    const call = scenarioCall(c.req);
    if (switchboard.isIdle()) return next();
    const { method, path } = c.req;
    switchboard.note(`${method} ${routePath(c, -1)}`, testRunOf(c));
    const scene = isAboutBets(c.req) || path === MAX_STAKE ? await sceneOf(c, house) : NO_SCENE;
    const caller = await callerOf(c, house, scene);
    const met = [
      ...(call === undefined ? [] : switchboard.take(call, 'staging', caller)),
      ...switchboard.take('any', 'staging', caller),
    ];
    for (const switched of met) {
      const answer = await before(c, switched, scene);
      if (answer) return answer;
    }
    const broken = met.flatMap(({ scenario: { effect } }) =>
      effect.kind === 'database' ? [effect.state] : [],
    )[0];
    await (broken === undefined ? next() : withBrokenDatabase(broken, next));
    if (path === MAX_STAKE) await limitStake(c, switchboard.met('placement', 'refusing', caller));
    for (const switched of met) await after(c, switched, scene);
    return undefined;
  };
}
