import { createLiveStore } from '@touchline/client/live';
import type { BetBonuses, PlacementBet, SystemData } from '@touchline/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemQuery } from './queries.ts';
import { setCurrentServices } from './services.ts';
import { setSession } from './session-state.ts';
import { dispatchSlip, slipState, startSlip } from './slip.ts';
import { followBonuses } from './slip-bonus-asker.ts';
import { betAnswer, refreshBonuses, takeBonusRefusals } from './slip-bonuses.ts';
import { BOOST_STEPS, betBonuses, bonusAnswer, offeredBonus } from './test/bonus-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { selectionInput } from './test/selection-input.ts';
import { stubDocument } from './test/stub-document.ts';
import { useBonusInSlip as putInSlip, wantedBonus } from './use-bonus.ts';

const SIGNED_IN = { status: 'LOGGED_IN', user: null, accounts: [], account: null } as const;
const SIGNED_OUT = { ...SIGNED_IN, status: 'NOT_LOGGED_IN' } as const;

let asked: { path: string; bets: PlacementBet[] }[] = [];
let offered: Partial<BetBonuses> = {};
let stop: () => void = () => undefined;

async function answerTo(request: Request): Promise<Response> {
  const { bets } = (await request.json()) as { bets: PlacementBet[] }; // what this file asks
  const { pathname } = new URL(request.url);
  asked.push({ path: pathname, bets });
  const ids = bets.map(({ bet_id }) => bet_id);
  return pathname === '/book/jackpots'
    ? Response.json({ bets: ids.map((bet_id) => ({ bet_id, jackpots: [{ id: 'j1' }] })) })
    : Response.json({ bets: ids.map((bet_id) => betBonuses(bet_id, offered)) });
}

const questions = (path = '/book/bonuses') => asked.filter((call) => call.path === path);
const bet = () => slipState().bets[0];
const add = (matchId: string) =>
  dispatchSlip({ type: 'selection-added', selection: selectionInput(matchId, { odds: 20_000 }) });
const move = (matchId: string, odds: number) =>
  dispatchSlip({
    type: 'markets-updated',
    markets: [{ key: `${matchId}/1/`, status: 1, outcomes: [{ id: '1', odds, active: true }] }],
  });
const stake = (amount: number) =>
  dispatchSlip({ type: 'stake-typed-for-all', text: '', parsed: { kind: 'amount', amount } });

function follow(flags: SystemData['feature_flags'] = []): void {
  const services = pageServices({ backend: backendWith(answerTo) });
  setCurrentServices(services);
  services.queryClient.setQueryData(systemQuery().queryKey, { feature_flags: flags } as never); // all that is read of it
  stop = followBonuses(services);
}

beforeEach(async () => {
  vi.useFakeTimers();
  asked = [];
  offered = {};
  stubDocument();
  startSlip({ live: createLiveStore() });
  setSession(SIGNED_IN);
  add('1');
  await vi.waitFor(() => expect(slipState().bets).toHaveLength(1));
});

afterEach(() => {
  stop();
  dispatchSlip({ type: 'cleared' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answered = () => vi.advanceTimersByTimeAsync(400);

test('offers are asked for when the slip changes its shape, and never for a price or a stake', async () => {
  follow();
  await answered();
  expect(questions()).toHaveLength(1);
  expect(questions()[0]?.bets[0]).toMatchObject({ bonus: null, selections: [{ match_id: '1' }] });
  move('1', 21_000);
  stake(500);
  await answered();
  expect(questions()).toHaveLength(1);
  add('2');
  add('3');
  await answered();
  expect(questions()).toHaveLength(2);
  expect(questions()[1]?.bets[0]?.selections).toHaveLength(3);
});

test('the first bonus that fits is set, and the jackpots of the bet are known', async () => {
  offered = { hunting: offeredBonus(bonusAnswer('hunting')) };
  follow();
  await answered();
  expect(bet()?.bonus).toMatchObject({ id: 'hunting-1', type: 'hunting' });
  expect(betAnswer(bet()?.betId ?? '').jackpots).toEqual(['j1']);
});

test('a flag that is inactive asks for nothing', async () => {
  follow([
    { name: 'bonuses', status: 'inactive' },
    { name: 'jackpots', status: 'inactive' },
  ]);
  await answered();
  expect(asked).toEqual([]);
});

test('a bonus gives way to a stake below its minimum, and comes back with a higher one', async () => {
  const { bet_conditions } = bonusAnswer('hunting');
  const hunting = bonusAnswer('hunting', { bet_conditions: { ...bet_conditions, min_stake: 1_000 } });
  offered = { hunting: offeredBonus(hunting), tournament: offeredBonus(bonusAnswer('tournament')) };
  follow();
  await answered();
  expect(bet()?.bonus?.type).toBe('hunting');
  stake(500);
  await answered();
  expect(bet()?.bonus?.type).toBe('tournament');
  stake(5_000);
  await answered();
  expect(bet()?.bonus?.type).toBe('hunting');
  expect(questions()).toHaveLength(1);
});

test('what the player switched off stays off while prices and stakes go up and down', async () => {
  const { bet_conditions } = bonusAnswer('hunting');
  const hunting = bonusAnswer('hunting', { bet_conditions: { ...bet_conditions, min_stake: 1_000 } });
  offered = { hunting: offeredBonus(hunting) };
  follow();
  await answered();
  dispatchSlip({ type: 'bonus-chosen', betId: bet()?.betId ?? '', bonus: null });
  for (const amount of [500, 5_000]) {
    stake(amount);
    await answered();
    expect(bet()?.bonus).toBeNull();
  }
});

test('a boost follows its steps at once', async () => {
  offered = { comboboost: offeredBonus(bonusAnswer('comboboost', { ranges: BOOST_STEPS })) };
  follow();
  add('2');
  await answered();
  expect(bet()?.bonusOdds).toBe(10_400);
  add('3');
  expect(bet()?.bonusOdds).toBe(10_800);
});

test('a freebet that its minimum price misses stays on the bet and says so', async () => {
  const event_conditions = { ...bonusAnswer('freebet').event_conditions, min_odds: 15_000 };
  offered = { freebet: [offeredBonus(bonusAnswer('freebet', { event_conditions }))] };
  follow();
  await answered();
  const { betId = '', availableBonuses } = bet() ?? {};
  const [bonus = null] = availableBonuses?.freebet ?? [];
  dispatchSlip({ type: 'bonus-chosen', betId, bonus, freebetStake: 1_000 });
  dispatchSlip({ type: 'rules-changed', rules: { oddsAcceptMode: 'any' } });
  move('1', 14_000);
  await answered();
  expect(bet()).toMatchObject({ bonus: { id: 'freebet-1' }, stake: 1_000 });
  expect(betAnswer(betId).judged[0]?.fits).toBe(false);
});

test('a bonus that is gone is taken off, and offers are asked for again', async () => {
  offered = { hunting: offeredBonus(bonusAnswer('hunting')) };
  follow();
  await answered();
  offered = {};
  const { betId = '', bonus = null } = bet() ?? {};
  takeBonusRefusals([{ betId, bonus }], new Map([[betId, 186]]));
  expect(bet()?.bonus).toBeNull();
  await answered();
  expect(questions()).toHaveLength(2);
  takeBonusRefusals([{ betId, bonus }], new Map([[betId, 101]]));
  await answered();
  expect(questions()).toHaveLength(2);
});

test('a bonus that the player came to use is put on the bet that it fits, when it does', async () => {
  const event_conditions = { ...bonusAnswer('freebet').event_conditions, min_odds: 25_000 };
  const freebet = bonusAnswer('freebet', { event_conditions });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
  offered = { freebet: [offeredBonus(freebet)] };
  follow();
  await answered();
  expect(putInSlip(bonusAnswer('comboboost'))).toBe(false);
  expect(putInSlip(freebet)).toBe(true);
  await answered();
  expect(bet()?.bonus).toBeNull();
  expect(wantedBonus()?.id).toBe('freebet-1');
  move('1', 26_000);
  await answered();
  expect(bet()).toMatchObject({ bonus: { id: 'freebet-1' }, stake: 1_000 });
  expect(wantedBonus()).toBeNull();
});

test('a second after a placement offers are asked for again', async () => {
  follow();
  await answered();
  refreshBonuses('after-placement');
  await vi.advanceTimersByTimeAsync(900);
  expect(questions()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(questions()).toHaveLength(2);
});

test('who signs out leaves no bonus on the slip', async () => {
  offered = { hunting: offeredBonus(bonusAnswer('hunting')) };
  follow();
  await answered();
  setSession(SIGNED_OUT);
  expect(bet()?.bonus).toBeNull();
  expect(betAnswer(bet()?.betId ?? '').offers).toBeNull();
  add('2');
  await answered();
  expect(questions()).toHaveLength(1);
});

test('without proofs name and amount of a freebet are those of its own call', async () => {
  const plain = offeredBonus(bonusAnswer('freebet'), { bonus: null, facts: null, type: 'freebet' });
  offered = { freebet: [plain] };
  const before = answerTo;
  const services = pageServices({
    backend: backendWith((request) =>
      request.method === 'GET' ? Promise.resolve(Response.json(bonusAnswer('freebet'))) : before(request),
    ),
  });
  setCurrentServices(services);
  services.queryClient.setQueryData(systemQuery().queryKey, { feature_flags: [] } as never); // all that is read of it
  stop = followBonuses(services);
  await answered();
  const { offers } = betAnswer(bet()?.betId ?? '');
  expect(offers).toMatchObject([
    { bonus: { type: 'freebet_only_win' }, rule: null, terms: { name: 'The freebet' } },
  ]);
});
