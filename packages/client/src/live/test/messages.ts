import type { CardMessage, PatchMessage, WireMarket, WireState } from '@touchline/contract/channels';
import type { SeedMatch } from '../seed.ts';

/** A moment that tests start at. */
export const START = 1_790_000_000_000;

export function state(over: Partial<WireState> = {}): WireState {
  return {
    st: 1,
    sg: 6,
    ck: { mt: '10:00', st: null, sa: null, rt: null, rp: null, s: 0, at: START, r: 1 },
    sc: [0, 0],
    ps: [['1', 0, 0]],
    rd: [0, 0],
    yl: [0, 0],
    cn: [0, 0],
    mc: 2,
    ...over,
  };
}

/** Match winner with these odds. */
export function winner(odds: readonly [number, number, number], over: Partial<WireMarket> = {}): WireMarket {
  const [home, draw, away] = odds;
  return {
    id: '1',
    sp: '',
    st: 1,
    o: [
      ['1', home, 1],
      ['2', draw, 1],
      ['3', away, 1],
    ],
    ...over,
  };
}

/** Total goals of one line. */
export function total(
  line: string,
  odds: readonly [number, number],
  over: Partial<WireMarket> = {},
): WireMarket {
  const [under, above] = odds;
  return {
    id: '18',
    sp: `total=${line}`,
    st: 1,
    o: [
      ['13', under, 1],
      ['12', above, 1],
    ],
    ...over,
  };
}

export function card(v: number, m: WireMarket[], over: Partial<CardMessage> = {}): CardMessage {
  return { event: 'match_changed', v, ts: START + v, id: '1042', pr: 'betradar', state: state(), m, ...over };
}

export function patch(
  v: number,
  pv: number,
  m: WireMarket[],
  over: Partial<PatchMessage> = {},
): PatchMessage {
  return { event: 'markets_changed', v, pv, ts: START + v, id: '1042', m, ...over };
}

export function seed(v: number, m: WireMarket[], over: Partial<SeedMatch> = {}): SeedMatch {
  return { id: '1042', pr: 'betradar', v, ts: START, full: 1, state: state(), m, ...over };
}

export const heartbeat = (ts: number, status: 'ACTIVE' | 'INACTIVE' = 'ACTIVE') => ({
  event: 'provider_heartbeat' as const,
  ts,
  provider: 'betradar',
  status,
});
