import { expect, test } from 'vitest';
import { keepMarkets } from './keep-markets.ts';
import { receiveInto } from './receive.ts';
import { card, heartbeat, patch, START, seed, state, total, winner } from './test/messages.ts';
import { storeAt } from './test/store-at.ts';

const HOME = '1042/1//1';
const AWAY = '1042/1//3';
const UNDER = '1042/18/total=2.5/13';
const MARKETS = [winner([20000, 30000, 40000]), total('2.5', [18000, 19000])];

function seeded() {
  const at = storeAt();
  at.store.seed(seed(10, MARKETS));
  at.draw();
  return at;
}

test('a tick tells the outcome that moved, once per frame, and no other', () => {
  const { store, draw } = seeded();
  const told: string[] = [];
  for (const key of [HOME, AWAY, UNDER]) store.subscribeOutcome(key, () => told.push(key));
  store.subscribeMatch('1042', () => told.push('match'));
  store.subscribeMarkets('1042', () => told.push('markets'));
  store.subscribeMarket('1042/1/', () => told.push('market'));
  store.receive(patch(11, 10, [winner([21000, 30000, 40000])]));
  store.receive(patch(12, 11, [winner([22000, 30000, 40000])]));
  expect(told).toEqual([]);
  draw();
  expect(told).toEqual([HOME]);
  expect(store.outcome(HOME)).toMatchObject({ odds: 22000, active: true });
});

test('nothing that changed means no frame at all', () => {
  const { store, draw } = seeded();
  store.subscribeOutcome(HOME, () => {});
  store.receive(patch(11, 10, [total('2.5', [18100, 18900])]));
  expect(draw()).toBe(false);
});

test('a suspension tells every button of the market, and the market', () => {
  const { store, draw } = seeded();
  const told: string[] = [];
  for (const key of [HOME, AWAY, UNDER]) store.subscribeOutcome(key, () => told.push(key));
  store.subscribeMarket('1042/1/', () => told.push('market'));
  store.receive(patch(11, 10, [winner([20000, 30000, 40000], { st: -1 })]));
  draw();
  expect(told.toSorted()).toEqual([HOME, AWAY, 'market'].toSorted());
  expect(store.priceState(HOME)).toBe('suspended');
  expect(store.priceState(UNDER)).toBe('open');
});

test('what is read keeps its identity until it changes', () => {
  const { store } = seeded();
  const before = {
    state: store.state('1042'),
    keys: store.marketKeys('1042'),
    away: store.outcome(AWAY),
    total: store.market('1042/18/total=2.5'),
  };
  store.receive(patch(11, 10, [winner([21000, 30000, 40000])]));
  expect(store.state('1042')).toBe(before.state);
  expect(store.marketKeys('1042')).toBe(before.keys);
  expect(store.outcome(AWAY)).toBe(before.away);
  expect(store.market('1042/18/total=2.5')).toBe(before.total);
  store.receive(patch(12, 11, [total('3.5', [1, 2])]));
  expect(store.marketKeys('1042')).toEqual(['1042/1/', '1042/18/total=2.5', '1042/18/total=3.5']);
});

test('a move is kept four seconds and its end is told', () => {
  const { store, draw, pass } = seeded();
  let told = 0;
  store.subscribeOutcome(HOME, () => told++);
  store.receive(patch(11, 10, [winner([21000, 30000, 40000])]));
  draw();
  expect(store.move(HOME)?.direction).toBe('up');
  expect(store.move(AWAY)).toBeNull();
  pass(2_000);
  store.receive(patch(12, 11, [winner([20500, 30000, 40000])]));
  draw();
  expect(store.move(HOME)?.direction).toBe('down');
  pass(3_900);
  expect(store.move(HOME)?.direction).toBe('down');
  pass(200);
  expect(store.move(HOME)).toBeNull();
  expect(draw()).toBe(true);
  expect(told).toBe(3);
});

test('a seed is not a move', () => {
  const { store } = seeded();
  store.seed(seed(11, [winner([21000, 30000, 40000])], { full: 0 }));
  expect(store.outcome(HOME)?.odds).toBe(21000);
  expect(store.move(HOME)).toBeNull();
});

test('a price is closed with its market or its match, suspended at the bet stop, missing when never seen', () => {
  const { store, pass } = seeded();
  expect(store.priceState(HOME)).toBe('open');
  expect(store.priceState('1042/1//9')).toBe('missing');
  expect(store.priceState('7/1//1')).toBe('missing');
  store.receive(patch(11, 10, [winner([20000, 30000, 40000], { nbs: START + 30_000 })]));
  pass(29_000);
  expect(store.priceState(HOME)).toBe('open');
  pass(1_100);
  expect(store.priceState(HOME)).toBe('suspended');
  store.receive(patch(12, 11, [total('2.5', [18000, 19000], { st: -3 })]));
  expect(store.priceState(UNDER)).toBe('closed');
  store.receive({ event: 'match_status_changed', ts: START + 40_000, id: '1042', st: 4, sg: 100 });
  expect(store.priceState(HOME)).toBe('closed');
});

test('a gap asks for the snapshot once, holds what comes, and goes on after it', () => {
  const { store, gaps } = seeded();
  store.receive(patch(13, 12, [winner([23000, 30000, 40000])]));
  store.receive(patch(14, 13, [winner([24000, 30000, 40000])]));
  expect(gaps).toEqual(['1042']);
  expect(store.outcome(HOME)?.odds).toBe(20000);
  expect(store.freshnessReason('1042')).toBe('gap');
  store.seed(seed(12, [winner([22000, 30000, 40000]), total('2.5', [17000, 20000])]));
  expect(store.outcome(HOME)?.odds).toBe(24000);
  expect(store.outcome(UNDER)?.odds).toBe(17000);
  expect(store.freshnessReason('1042')).toBeNull();
  expect(gaps).toHaveLength(1);
});

test('a snapshot from before the gap asks again', () => {
  const { store, gaps } = seeded();
  store.receive(patch(13, 12, [winner([23000, 30000, 40000])]));
  store.seed(seed(11, [winner([21000, 30000, 40000])]));
  expect(gaps).toEqual(['1042', '1042']);
  expect(store.freshnessReason('1042')).toBe('gap');
  store.seed(seed(13, [winner([23000, 30000, 40000])]));
  expect(store.freshness('1042')).toBe('fresh');
});

test('a card is shown while the rest of the match waits for its snapshot', () => {
  const { store } = seeded();
  store.receive(patch(13, 12, []));
  store.receive(card(14, [winner([25000, 30000, 40000])], { state: state({ sc: [1, 0] }) }));
  expect(store.outcome(HOME)?.odds).toBe(25000);
  expect(store.state('1042')?.score).toEqual([1, 0]);
});

test('a malformed message is reported and changes nothing', () => {
  const { store, reports } = seeded();
  const before = store.match('1042');
  const receive = (data: unknown) => receiveInto(store, data, (error) => reports.push(error));
  receive('nonsense');
  receive({ ...patch(11, 10, []), m: [{ id: '1', sp: '', st: 1, o: [['1', 1.72, 1]] }] });
  receive({ event: 'match_changed', v: 11 });
  receive({ event: 'bonus_issued', anything: true });
  expect(reports).toHaveLength(3);
  expect(store.match('1042')).toBe(before);
});

test('a subscriber that throws harms no other', () => {
  const { store, reports, draw } = seeded();
  let told = 0;
  store.subscribeOutcome(HOME, () => {
    throw new Error('broken button');
  });
  store.subscribeOutcome(HOME, () => told++);
  store.receive(patch(11, 10, [winner([21000, 30000, 40000])]));
  draw();
  expect(told).toBe(1);
  expect(reports).toHaveLength(1);
});

test('an ended subscription is told nothing, and ending it twice ends no other', () => {
  const { store, draw } = seeded();
  let told = 0;
  const callback = () => told++;
  const stop = store.subscribeOutcome(HOME, callback);
  store.subscribeOutcome(HOME, callback);
  stop();
  stop();
  store.receive(patch(11, 10, [winner([21000, 30000, 40000])]));
  draw();
  expect(told).toBe(1);
});

test('messages of the public channel reach lists at once', () => {
  const { store } = seeded();
  const heard: string[] = [];
  store.subscribePublic(({ event }) => heard.push(event));
  store.receive({ event: 'match_changed', ts: START, added: ['7'], removed: [], changed: [] });
  store.receive(heartbeat(START));
  expect(heard).toEqual(['match_changed', 'provider_heartbeat']);
});

test('a match that is forgotten is gone', () => {
  const { store } = seeded();
  store.forget('1042');
  expect(store.match('1042')).toBeUndefined();
  expect(store.marketKeys('1042')).toEqual([]);
  expect(store.freshness('1042')).toBe('stale');
});

test('the store says what is listened to and which channels follow a match', () => {
  const { store } = seeded();
  expect(store.held()).toEqual(['1042']);
  expect([...store.listened()]).toEqual([]);
  const stops = [
    store.subscribeOutcome(HOME, () => {}),
    store.subscribeMarket('1042/1/', () => {}),
    store.subscribeMatch('1042', () => {}),
    store.subscribeReport('7', () => {}),
    store.subscribeMarkets('8', () => {}),
    store.subscribeMatchFreshness('9', () => {}),
  ];
  expect([...store.listened()].toSorted()).toEqual(['1042', '1042/1/', HOME, '7', '8', '9']);
  for (const stop of stops) stop();
  expect([...store.listened()]).toEqual([]);
  store.subscribed('1042', { channel: 'match:1042', first: true, recovered: false, pending: false });
  expect([...(store.channels('1042') ?? [])]).toEqual(['match:1042']);
  store.left('1042', 'match:1042');
  expect(store.channels('1042')).toBeUndefined();
});

test('of a match only some markets are kept; all of them are known again with the next full seed', () => {
  const { store } = seeded();
  store.seed({ ...seed(11, MARKETS), full: 1 });
  const match = store.match('1042');
  if (match) store.replace(keepMarkets(match, (key) => key === '1042/1/'));
  expect(store.marketKeys('1042')).toEqual(['1042/1/']);
  expect(store.outcome(UNDER)).toBeUndefined();
  expect(store.match('1042')?.heldV).toBe(0);
  store.seed({ ...seed(11, MARKETS), full: 1 });
  expect(store.outcome(UNDER)).toMatchObject({ odds: 18000 });
  expect(store.match('1042')?.heldV).toBe(11);
});

test('a gap says whether every market of the match is followed', () => {
  const { store, depths } = seeded();
  store.receive(patch(12, 11, [winner([21000, 30000, 40000])]));
  store.subscribed('7', { channel: 'match:7', first: true, recovered: false, pending: false });
  store.subscribed('8', { channel: 'markets:8', first: true, recovered: false, pending: false });
  expect(depths).toEqual(['markets', 'card', 'markets']);
});
