import { expect, test } from 'vitest';
import { card, heartbeat, START, seed, state, winner } from './test/messages.ts';
import { storeAt } from './test/store-at.ts';

const M = '1042';
const MATCH_CHANNEL = { channel: 'match:1042', first: true, recovered: true, pending: false };
const live = seed(10, [winner([20000, 30000, 40000])], { full: 0 });
const prematch = seed(10, [winner([20000, 30000, 40000])], {
  full: 0,
  state: state({ st: 0, sg: 0, ck: null }),
});

/** A page that is connected and follows the match. */
function connected(of = live) {
  const at = storeAt();
  at.store.start();
  at.store.seed(of);
  at.store.setTransport('up');
  at.store.subscribed(M, MATCH_CHANNEL);
  at.store.receive(heartbeat(at.now()));
  const beatFor = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 5_000) {
      at.pass(5_000);
      at.store.receive(heartbeat(at.now()));
    }
  };
  return { ...at, beatFor };
}

test('a quiet match stays fresh as long as its provider is heard', () => {
  const { store, beatFor } = connected();
  beatFor(1_800_000);
  expect(store.freshness(M)).toBe('fresh');
});

test('a missing heartbeat makes a live match stale after 12 s', () => {
  const { store, pass } = connected();
  pass(12_000);
  expect(store.freshness(M)).toBe('fresh');
  pass(1_000);
  expect(store.freshnessReason(M)).toBe('heartbeat');
});

test('a missing heartbeat makes a pre-match one stale after 60 s', () => {
  const { store, pass } = connected(prematch);
  pass(60_000);
  expect(store.freshness(M)).toBe('fresh');
  pass(1_000);
  expect(store.freshness(M)).toBe('stale');
});

test('a lost transport makes prices stale at once, and its return does not make them fresh', () => {
  const { store, now } = connected();
  store.setTransport('down');
  expect(store.freshnessReason(M)).toBe('transport');
  store.setTransport('up');
  store.receive(heartbeat(now()));
  expect(store.freshnessReason(M)).toBe('unconfirmed');
  store.subscribed(M, { ...MATCH_CHANNEL, first: false });
  expect(store.freshness(M)).toBe('fresh');
});

test('after a lost transport fresh data makes the match fresh too, once its provider is heard', () => {
  const { store, now } = connected();
  store.setTransport('down');
  store.setTransport('up');
  store.receive(card(11, [winner([21000, 30000, 40000])], { ts: now() }));
  expect(store.freshnessReason(M)).toBe('heartbeat');
  store.receive(heartbeat(now()));
  expect(store.freshness(M)).toBe('fresh');
});

test('heartbeats count over a break on which none was missed, as old as they are', () => {
  const { store, pass } = connected();
  pass(8_000);
  store.setTransport('down');
  store.setTransport('up');
  store.subscribed(M, { ...MATCH_CHANNEL, first: false });
  expect(store.freshnessReason(M)).toBe('heartbeat');
  store.publicRecovered();
  expect(store.freshness(M)).toBe('fresh');
  pass(5_000);
  expect(store.freshnessReason(M)).toBe('heartbeat');
});

test('a provider that is not active makes its matches unavailable', () => {
  const { store, now } = connected();
  store.receive({ event: 'provider_status_changed', ts: now(), provider: 'betradar', status: 'INACTIVE' });
  expect(store.freshness(M)).toBe('unavailable');
  store.receive(heartbeat(now()));
  expect(store.freshness(M)).toBe('fresh');
  expect(store.providerStatus('oddin')).toBe('ACTIVE');
});

test('a phone that wakes after twenty minutes is stale before anything ran', () => {
  const { store, sleep } = connected();
  sleep(20 * 60_000);
  expect(store.freshnessReason(M)).toBe('unconfirmed');
  const before = connected(prematch);
  before.sleep(20_000);
  expect(before.store.freshness(M)).toBe('stale');
});

test('after a wake prices are fresh only when transport, heartbeat and data are new', () => {
  const { store, sleep, now } = connected();
  let woken = 0;
  store.subscribeWake(() => woken++);
  sleep(20 * 60_000);
  store.onWake();
  expect(woken).toBe(1);
  expect(store.freshness(M)).toBe('stale');
  store.receive(heartbeat(now()));
  expect(store.freshnessReason(M)).toBe('unconfirmed');
  store.setTransport('down');
  store.setTransport('up');
  store.receive(heartbeat(now()));
  expect(store.freshnessReason(M)).toBe('unconfirmed');
  store.receive(card(11, [winner([21000, 30000, 40000])], { ts: now() }));
  expect(store.freshness(M)).toBe('fresh');
});

test('a hidden page whose timers are slow but whose heartbeats arrive did not sleep', () => {
  const { store, sleep, now } = connected();
  let woken = 0;
  store.subscribeWake(() => woken++);
  for (let n = 0; n < 12; n++) {
    sleep(5_000);
    store.receive(heartbeat(now()));
  }
  store.onWake();
  expect(woken).toBe(0);
  expect(store.freshness(M)).toBe('fresh');
});

test('a page that is not connected yet trusts what it was rendered with while that is young', () => {
  const at = storeAt();
  at.store.start();
  at.store.seed(live);
  expect(at.store.freshness(M)).toBe('fresh');
  at.pass(13_000);
  expect(at.store.freshness(M)).toBe('stale');
});

test('a page out of an old cache is stale from the start', () => {
  const { store } = storeAt(START + 60_000);
  store.seed(live);
  expect(store.freshness(M)).toBe('stale');
});

test('a snapshot that was under way while the phone slept does not make it fresh', () => {
  const { store, sleep } = connected();
  sleep(20 * 60_000);
  store.onWake();
  store.seed({ ...live, v: 11 });
  expect(store.freshness(M)).toBe('stale');
});

test('a match that is followed no more ages from then on', () => {
  const { store, beatFor } = connected();
  store.left(M, 'match:1042');
  beatFor(10_000);
  expect(store.freshness(M)).toBe('fresh');
  beatFor(5_000);
  expect(store.freshnessReason(M)).toBe('unconfirmed');
});

test('a match stays fresh while one of its channels is followed', () => {
  const { store, beatFor } = connected();
  store.subscribed(M, { ...MATCH_CHANNEL, channel: 'markets:1042' });
  store.left(M, 'match:1042');
  beatFor(60_000);
  expect(store.freshness(M)).toBe('fresh');
});

test('joining late, with a seed that has grown old, asks for a snapshot instead of trusting it', () => {
  const at = storeAt();
  at.store.start();
  at.store.seed(live);
  at.store.setTransport('up');
  for (let n = 0; n < 6; n++) {
    at.pass(5_000);
    at.store.receive(heartbeat(at.now()));
  }
  at.store.subscribed(M, { ...MATCH_CHANNEL, recovered: false });
  expect(at.gaps).toEqual([M]);
  expect(at.store.freshness(M)).toBe('stale');
  at.store.seed({ ...live, v: 11, ts: at.now() });
  expect(at.store.freshness(M)).toBe('fresh');
});

test('what was expected anew is stale until a full seed', () => {
  const { store, now } = connected();
  store.expectSnapshot(M);
  expect(store.freshnessReason(M)).toBe('gap');
  store.seed({ ...live, v: 12, ts: now() });
  expect(store.freshness(M)).toBe('stale');
  store.seed({ ...live, v: 12, ts: now(), full: 1 });
  expect(store.freshness(M)).toBe('fresh');
});

test('listeners hear of a change of freshness, and only then', () => {
  const { store, pass, draw, beatFor } = connected();
  draw();
  let any = 0;
  let mine = 0;
  let other = 0;
  store.subscribeFreshness(() => any++);
  store.subscribeMatchFreshness(M, () => mine++);
  store.subscribeMatchFreshness('7', () => other++);
  beatFor(30_000);
  draw();
  expect([any, mine, other]).toEqual([0, 0, 0]);
  pass(14_000);
  draw();
  expect([any, mine, other]).toEqual([1, 1, 0]);
});
