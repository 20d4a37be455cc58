import { isPlaceableOdds } from '@touchline/betting';
import { MatchStatus } from '@touchline/contract';
import { z } from 'zod';
import { sportOf } from '#queries/present-tournament.ts';
import { CLOSE } from '#realtime/codes.ts';
import type { EndReason } from '#realtime/port.ts';
import { gamesAhead } from '../dev/games-ahead.ts';
import type { House } from '../house.ts';
import { answerDone, bodyOf, empty, flag, whole } from './dev-body.ts';
import { devPage } from './dev-page.ts';
import { devScenariosApi, panelOf } from './dev-scenarios-api.ts';
import { createApi, type HttpContext } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';
import { isAllowedOrigin } from './request-origin.ts';

/** Faults of the real-time layer on demand. */
export interface DevSockets {
  /** Ends every connection, or those of one player: with a code, with null without a word. */
  drop(end: EndReason | null, playerId: string | null): void;
  /** Forgets what was published. */
  loseHistory(): void;
  /** Whether new connections are let in. */
  admit(isAdmitted: boolean): void;
  stats(): object;
}

const LegResult = z.enum(['won', 'lost', 'void', 'half_won', 'half_lost']);
const share = empty(z.coerce.number().min(0).max(1));

const results = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return undefined;
    }
  },
  z.record(z.string(), LegResult),
);

const schemas = {
  price: z.object({
    match_id: z.string(),
    market_key: z.string(),
    outcome_id: z.string(),
    odds: empty(whole.refine(isPlaceableOdds).nullable()),
  }),
  suspend: z.object({ match_id: z.string(), market_key: empty(z.string()), on: flag }),
  status: z.object({
    match_id: z.string(),
    status: empty(whole.pipe(MatchStatus).nullable()),
    stage: empty(whole),
  }),
  score: z.object({ match_id: z.string(), side: z.enum(['home', 'away']) }),
  settle: z.object({ match_id: z.string(), market_key: z.string(), results }),
  sockets: z.object({ action: z.enum(['drop', 'refuse', 'allow']), code: empty(whole) }),
  provider: z.object({
    provider: z.enum(['betradar', 'oddin', 'betconstruct']),
    status: z.enum(['ACTIVE', 'INACTIVE']),
  }),
  tape: z.object({
    action: z.enum(['record', 'hold', 'stop', 'play']),
    name: empty(z.string().regex(/^[\w-]{1,60}$/)),
    match_ids: empty(z.string().regex(/^\d+(,\d+)*$/)),
    speed: empty(z.coerce.number().positive().max(1_000)),
    seed: empty(whole),
    drop: share,
    repeat: share,
    reorder: share,
    delay: share,
    delay_ms: empty(whole.min(0).max(60_000)),
  }),
  jump: z.object({ by_ms: empty(whole), to: empty(whole) }),
};

function stateOf(house: House, sockets: DevSockets) {
  const matches = [...house.world.matches()];
  const live = matches.filter((match) => match.status === 1);
  return {
    seed: house.world.seed,
    speed: house.world.speed,
    time: house.now(),
    behind: house.world.behind(),
    leading: house.cluster.isLeading(),
    providers: house.world.providers(),
    matches: matches.length,
    sockets: sockets.stats(),
    live: live.map((match) => ({
      id: match.id,
      sport: sportOf(house.world, match.sportId).key,
      home: match.home?.name,
      away: match.away?.name,
      clock: match.clock?.matchTime,
      score: match.totalScore,
      suspension: match.suspension,
      markets: match.markets.size,
    })),
  };
}

/** Records on a tape (`hold`: and lets nobody hear of it; of the feed some matches alone, where they are named), or plays one through the faults that are asked for. */
async function workTape(
  { tapes, world }: House,
  {
    action,
    name = 'tape',
    match_ids,
    speed = 1,
    delay_ms: delayMs = 0,
    ...script
  }: z.infer<typeof schemas.tape>,
) {
  if (tapes === null) throw new Refusal('not_found');
  if (action === 'stop') return { lines: await tapes.stop() };
  if (action === 'play') {
    if (!tapes.has(name)) throw new Refusal('not_found');
    const { seed = 0, drop = 0, repeat = 0, reorder = 0, delay = 0 } = script;
    const played = await tapes.play(name, {
      speed,
      script: { seed, drop, repeat, reorder, delay, delayMs },
    });
    return { publications: played };
  }
  const matchIds = match_ids === undefined ? null : new Set(match_ids.split(','));
  if ([...(matchIds ?? [])].some((id) => world.match(id) === undefined)) throw new Refusal('not_found');
  tapes.record(name, { isHeld: action === 'hold', matchIds });
  return {};
}

/** The development API: moves the world on demand, for tests and for looking at states. */
export function devApi(house: House, sockets: DevSockets) {
  const { control } = house.world;
  const api = createApi();
  const done = async (c: HttpContext, isDone: boolean) => {
    if (!isDone) throw new Refusal('not_found');
    await house.moveNow();
    return answerDone(c);
  };

  api.use(async (c, next) => {
    if (!isAllowedOrigin((name) => c.req.header(name), house.options.allowedOrigins))
      throw new Refusal('forbidden');
    await next();
    c.header('cache-control', 'no-store');
  });
  api.get('/', async (c) => c.html(devPage(await panelOf(house))));
  api.get('/state', (c) => c.json(stateOf(house, sockets)));
  api.get('/games', (c) => c.json(gamesAhead(house)));
  api.post('/price', async (c) => {
    const { match_id, market_key, outcome_id, odds } = await bodyOf(c, schemas.price);
    house.world.ensureBook(match_id);
    return done(c, control.movePrice(match_id, market_key, outcome_id, odds ?? null));
  });
  api.post('/suspend', async (c) => {
    const { match_id, market_key, on } = await bodyOf(c, schemas.suspend);
    return done(c, control.suspend(match_id, market_key ?? null, on));
  });
  api.post('/status', async (c) => {
    const { match_id, status, stage } = await bodyOf(c, schemas.status);
    const forced = status === null || status === undefined ? null : { status, stage: stage ?? 0 };
    return done(c, control.setStatus(match_id, forced));
  });
  api.post('/score', async (c) => {
    const { match_id, side } = await bodyOf(c, schemas.score);
    return done(c, control.score(match_id, side));
  });
  api.post('/settle', async (c) => {
    const body = await bodyOf(c, schemas.settle);
    return done(c, control.settle(body.match_id, body.market_key, body.results));
  });
  api.post('/sockets', async (c) => {
    const { action, code } = await bodyOf(c, schemas.sockets);
    if (action === 'drop') sockets.drop({ code: code ?? CLOSE.shutdown.code, reason: 'dropped' }, null);
    else sockets.admit(action === 'allow');
    return done(c, true);
  });
  api.post('/provider', async (c) => {
    const { provider, status } = await bodyOf(c, schemas.provider);
    control.setProviderStatus(provider, status);
    return done(c, true);
  });
  api.get('/mails', async (c) => {
    await house.mails.sent();
    const to = c.req.query('to');
    return c.json(house.mails.shown().filter((mail) => to === undefined || mail.to === to));
  });
  api.get('/texts', async (c) => {
    await house.texts.sent();
    const to = c.req.query('to');
    return c.json(house.texts.shown().filter((text) => to === undefined || text.to === to));
  });
  api.get('/tape', (c) => c.json({ publications: house.tapes?.publications() ?? 0 }));
  api.post('/tape', async (c) => answerDone(c, await workTape(house, await bodyOf(c, schemas.tape))));
  api.post('/jump', async (c) => {
    const { by_ms, to } = await bodyOf(c, schemas.jump);
    const { realTime, reached } = house.world;
    return done(c, control.jump(to ?? realTime(reached()) + (by_ms ?? 0)));
  });
  api.route('/', devScenariosApi(house, sockets));
  return api;
}
