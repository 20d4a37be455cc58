import { z } from 'zod';
import { decideVipBet, type VipDecision } from '../commands/decide-vip-bet.ts';
import type { Scenario } from '../dev/scenario.ts';
import { SCENARIOS, scenarioNamed } from '../dev/scenarios.ts';
import { findPlayerId } from '../dev/scene.ts';
import { seedPlayer } from '../dev/seed/seed-player.ts';
import type { SwitchedOn } from '../dev/switchboard.ts';
import { waitingVipBets } from '../dev/vip-bets.ts';
import type { House } from '../house.ts';
import type { DevSockets } from './dev-api.ts';
import { answerDone, bodyOf, empty, flag, whole } from './dev-body.ts';
import type { Panel } from './dev-page.ts';
import { createApi } from './http-env.ts';
import { Refusal } from './refusal-answer.ts';

const ScenarioSwitch = z.object({
  name: z.string(),
  on: flag,
  once: empty(flag),
  player: empty(z.string()),
  match: empty(z.string()),
  route: empty(z.string().regex(/^[A-Z]+ \/\S*$/)),
  run: empty(z.string()),
  seconds: empty(z.coerce.number().positive().max(600)),
});

const VipAnswer = z.object({
  bet_id: z.string(),
  decision: z.enum(['accept', 'refuse', 'offer']),
  stake: empty(whole),
});

const PASSWORD_LEAST = 8;
const Seed = z.object({
  email: z.preprocess((value) => value || 'seed@touchline.example', z.string().max(254)),
  password: z.preprocess((value) => value || 'seed-pass-1', z.string().min(PASSWORD_LEAST).max(200)),
  further: z.preprocess((value) => value || 0, whole.min(0).max(400)),
});

const switchedOn = (house: House): readonly SwitchedOn[] => house.faults.switchboard?.list() ?? [];

const presentSwitch = ({ once, playerId, matchId, route, run, seconds }: SwitchedOn) => ({
  once,
  route,
  run,
  player: playerId,
  match: matchId,
  seconds,
});

/** The scenarios with where each is on. */
const scenariosOf = (house: House) =>
  SCENARIOS.map((scenario) => ({
    name: scenario.name,
    sentence: scenario.sentence,
    call: scenario.call,
    on: switchedOn(house)
      .filter((switched) => switched.scenario === scenario)
      .map(presentSwitch),
  }));

/** What the development page shows of the house. */
export const panelOf = async (house: House): Promise<Panel> => ({
  scenarios: scenariosOf(house),
  vipBets: await waitingVipBets(house),
  mails: house.mails.shown(),
  texts: house.texts.shown(),
});

function vipDecision({ decision, stake }: z.infer<typeof VipAnswer>): VipDecision {
  if (decision !== 'offer') return { kind: decision };
  if (stake === undefined)
    throw new Refusal('invalid', { details: [{ key: 'error.request.invalid', field: 'stake' }] });
  return { kind: 'offer', stake };
}

/** A scenario of the world happens when it is switched; others wait for their call. */
function setWorld({ world, faults, now }: House, { effect }: Scenario, on: boolean): void {
  if (effect.kind === 'provider')
    world.control.setProviderStatus(effect.provider, on ? 'INACTIVE' : 'ACTIVE');
  if (effect.kind === 'feed') faults.stopFeed(on ? now() : null);
}

/** What happens at once and is over. */
function happen(sockets: DevSockets, { effect }: Scenario, playerId: string | null): void {
  if (effect.kind === 'sockets') sockets.drop(effect.end, playerId);
  if (effect.kind === 'history') sockets.loseHistory();
}

/** The part of the development API with what is done to bets: named scenarios, a player with bets in every state, and what a trader decides. */
export function devScenariosApi(house: House, sockets: DevSockets) {
  const api = createApi();
  api.get('/scenarios', (c) => c.json(scenariosOf(house)));
  api.post('/scenarios', async (c) => {
    const { name, on, once, player, match, route, run, seconds } = await bodyOf(c, ScenarioSwitch);
    const scenario = scenarioNamed(name);
    const playerId = player === undefined ? null : await findPlayerId(house, player);
    const { switchboard } = house.faults;
    if (!switchboard || !scenario || (player !== undefined && playerId === null))
      throw new Refusal('not_found');
    setWorld(house, scenario, on);
    if (scenario.call === 'now') {
      if (on) happen(sockets, scenario, playerId);
    } else if (on) {
      switchboard.on({
        scenario,
        once: once ?? scenario.call !== 'world',
        playerId,
        matchId: match ?? null,
        route: route ?? null,
        run: run ?? null,
        seconds: seconds ?? null,
      });
    } else {
      switchboard.off(name);
    }
    return answerDone(c);
  });
  api.get('/calls', (c) => c.json(house.faults.switchboard?.calls(c.req.query('run')) ?? []));
  api.post('/calls', (c) => {
    house.faults.switchboard?.follow();
    return answerDone(c);
  });
  api.post('/seed', async (c) => answerDone(c, await seedPlayer(house, await bodyOf(c, Seed))));
  api.get('/vip', async (c) => c.json(await waitingVipBets(house)));
  api.post('/vip', async (c) => {
    const answer = await bodyOf(c, VipAnswer);
    const outcome = await decideVipBet(house, answer.bet_id, vipDecision(answer));
    if (outcome === 'not_waiting' || outcome === 'not_offered') throw new Refusal('not_found');
    if (outcome === 'wrong_stake')
      throw new Refusal('invalid', { details: [{ key: 'error.request.invalid', field: 'stake' }] });
    return answerDone(c, { outcome });
  });
  return api;
}
