import { QueryClient } from '@tanstack/react-query';
import type { Bonus } from '@touchline/contract';
import { BONUS_TYPES } from '@touchline/contract/constants';
import { beforeEach, expect, test } from 'vitest';
import { activateBonus, redeemCode, refusedBonusText } from './bonus-actions.ts';
import { takeIssued, takePoolChange } from './bonus-events.ts';
import { changedFamilies, familyOf, hasBetFlow } from './bonus-family.ts';
import { markBonusesSeen, markHitSeen } from './bonus-seen.ts';
import { type BonusFilter, bonusesQuery, bonusQuery, publicBonusesQuery, ratingQuery } from './bonuses.ts';
import { setCurrentServices } from './services.ts';
import { SYSTEM_KEY } from './settings-key.ts';
import { refusedWith } from './test/backend-answers.ts';
import { backendWith, pageServices } from './test/page-services.ts';
import { issuedSample, sampleBonus, sampleHit, sampleTournament } from './test/sample-bonus.ts';

let calls: string[] = [];
let bodies: unknown[] = [];
let answers: Record<string, () => Response> = {};
let queryClient = new QueryClient();

const pageOf = (...data: readonly Bonus[]) => ({
  data,
  pagination: { total: data.length, page: 1, limit: 4, last_page: 1 },
});

beforeEach(() => {
  calls = [];
  bodies = [];
  answers = {};
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(SYSTEM_KEY, { feature_flags: [], currencies: [] });
  const services = pageServices({
    queryClient,
    backend: backendWith(async (request) => {
      const { pathname, search } = new URL(request.url);
      calls.push(`${request.method} ${pathname}${search}`);
      if (request.method === 'POST') bodies.push(JSON.parse((await request.text()) || 'null'));
      return answers[`${request.method} ${pathname}`]?.() ?? Response.json(pageOf());
    }),
  });
  setCurrentServices(services);
});

const fetchList = (filter: BonusFilter) => queryClient.fetchQuery(bonusesQuery(filter));

test('each type belongs to a family, and those with a bet flow are the ones of the specification', () => {
  expect(BONUS_TYPES.map(familyOf)).toEqual([
    'comboboost',
    'freebet',
    'freebet',
    'freebet',
    'freebet',
    'hunting',
    'lootbox',
    'tournament',
    null,
  ]);
  expect(BONUS_TYPES.filter(hasBetFlow)).toEqual([
    'freebet',
    'freebet_no_risk',
    'freebet_all_win',
    'freebet_only_win',
    'hunting',
    'tournament',
  ]);
});

test('one family is asked by its own call, several or none by the common one', async () => {
  await fetchList({ families: ['freebet'], statuses: ['expired', 'bonus_over'] });
  await fetchList({ families: ['freebet', 'hunting'], perFamily: 1, limit: 9, isAvailable: true });
  await fetchList({});
  expect(calls).toEqual([
    'GET /book/bonuses/freebets?status=expired%2Cbonus_over&limit=4',
    'GET /book/bonuses?available=true&limit=9&type=freebet%2Chunting&limit_per_type=1',
    'GET /book/bonuses?limit=4',
  ]);
});

test('a backend of the specification alone leaves out what goes beyond it', async () => {
  const { reasons: _reasons, campaign_id: _campaign, lootbox: _box, ...specified } = sampleBonus();
  answers['GET /book/bonuses'] = () => Response.json(pageOf(specified as Bonus)); // as such a backend answers
  expect((await fetchList({})).data).toEqual([sampleBonus({ campaign_id: 'b1' })]);
});

test('an inactive flag makes no call for what is public, and a backend without the list has none', async () => {
  answers['GET /book/bonuses'] = () => Response.json({}, { status: 404 });
  expect(await queryClient.fetchQuery(publicBonusesQuery())).toEqual([]);
  queryClient.setQueryData(SYSTEM_KEY, { feature_flags: [{ name: 'bonuses', status: 'inactive' }] });
  calls = [];
  expect(await queryClient.fetchQuery({ ...publicBonusesQuery(), staleTime: 0 })).toEqual([]);
  expect(calls).toEqual([]);
});

test.each([
  ['freebet_only_win', [true, false, false, true]],
  ['hunting', [false, true, true, true]],
  ['tournament', [false, true, true, true]],
] as const)(
  'activating %s refreshes the lists of its family, hunting and tournament both',
  async (type, stale) => {
    const filters: BonusFilter[] = [
      { families: ['freebet'] },
      { families: ['hunting'] },
      { families: ['tournament'] },
      {},
    ];
    for (const filter of filters) queryClient.setQueryData(bonusesQuery(filter).queryKey, pageOf());
    answers['POST /book/bonuses/b1/activate'] = () => Response.json(sampleBonus({ type }));
    expect((await activateBonus({ id: 'b1', type })).ok).toBe(true);
    const states = filters.map((filter) => queryClient.getQueryState(bonusesQuery(filter).queryKey));
    expect(states.map((state) => state?.isInvalidated)).toEqual(stale);
  },
);

test('families that an activation changes', () => {
  expect([changedFamilies('lootbox'), changedFamilies('jackpot')]).toEqual([['lootbox'], []]);
});

test('only unseen bonuses are marked as seen, each once, and the lists know it', async () => {
  answers['POST /book/bonuses/mark-as-seen'] = () => new Response(null, { status: 204 });
  const unseen = sampleBonus({ id: 'new', issued: issuedSample({ seen: false }) });
  const shown = [unseen, sampleBonus({ id: 'old' }), sampleBonus({ id: 'public', issued: null })];
  const key = bonusesQuery({}).queryKey;
  queryClient.setQueryData(key, pageOf(...shown));
  await markBonusesSeen(shown);
  await markBonusesSeen(shown);
  expect(bodies).toEqual([{ entries: [{ id: 'new', type: 'freebet' }] }]);
  expect(queryClient.getQueryData(key)?.data.map(({ issued }) => issued?.seen)).toEqual([
    true,
    true,
    undefined,
  ]);
});

test('a call that failed is made again at the next sight; a hit is one of type jackpot', async () => {
  const unseen = sampleBonus({ id: 'again', issued: issuedSample({ seen: false }) });
  answers['POST /book/bonuses/mark-as-seen'] = () => Response.json({}, { status: 404 });
  await markBonusesSeen([unseen]);
  answers['POST /book/bonuses/mark-as-seen'] = () => new Response(null, { status: 204 });
  await markBonusesSeen([unseen]);
  await markHitSeen(sampleHit());
  await markHitSeen(sampleHit({ id: 'h2', seen: true }));
  expect(bodies).toEqual([
    { entries: [{ id: 'again', type: 'freebet' }] },
    { entries: [{ id: 'again', type: 'freebet' }] },
    { entries: [{ id: 'h1', type: 'jackpot' }] },
  ]);
});

test('a given bonus makes the lists of its type stale, and no others', () => {
  const [freebets, huntings] = [
    bonusesQuery({ families: ['freebet'] }),
    bonusesQuery({ families: ['hunting'] }),
  ];
  for (const { queryKey } of [freebets, huntings]) queryClient.setQueryData(queryKey, pageOf());
  takeIssued(queryClient, { type: 'freebet' });
  expect(queryClient.getQueryState(freebets.queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(huntings.queryKey)?.isInvalidated).toBe(false);
});

test('a changed pool moves every copy of the tournament without a call, and its rating is read again', () => {
  const list = bonusesQuery({}).queryKey;
  const one = bonusQuery('tournaments', 't1').queryKey;
  const [rating, other] = ['pool-1', 'pool-2'].map(
    (campaignId) => ratingQuery({ id: 't1', campaignId }, 1).queryKey,
  );
  const others = sampleTournament({ id: 't2', campaign_id: 'pool-2' });
  queryClient.setQueryData(list, pageOf(sampleTournament(), others));
  queryClient.setQueryData(one, sampleTournament());
  queryClient.setQueryData(publicBonusesQuery().queryKey, [sampleTournament()]);
  for (const key of [rating, other]) queryClient.setQueryData(key ?? [], { data: [] });
  takePoolChange(queryClient, { id: 'pool-1', state: 'paused', pool: 600_000 });
  const moved = { status: 'paused', tournament: { state: 'paused', pool: 600_000 } };
  expect(queryClient.getQueryData(list)?.data[0]).toMatchObject(moved);
  expect(queryClient.getQueryData(list)?.data[1]).toBe(others);
  expect(queryClient.getQueryData(one)).toMatchObject(moved);
  expect(queryClient.getQueryData(publicBonusesQuery().queryKey)?.[0]).toMatchObject(moved);
  expect([rating, other].map((key) => queryClient.getQueryState(key ?? [])?.isInvalidated)).toEqual([
    true,
    false,
  ]);
  expect(calls).toEqual([]);
});

test('a refused promo code says by its number why, else as the backend words it', async () => {
  answers['POST /book/bonuses/promo-code'] = () => refusedWith({ status: 409, code: 191, message: '' });
  const answer = await redeemCode('AUTUMN');
  expect(answer.ok).toBe(false);
  if (answer.ok) return;
  expect(answer.error.code).toBe(191);
  expect(bodies).toEqual([{ code: 'AUTUMN' }]);
  expect(refusedBonusText({ code: 499, message: 'Not today.' })).toBe('Not today.');
});
