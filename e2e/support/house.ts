import { FRESH } from '../../apps/house/test/support/fresh.ts';
import { expectFailedCalls } from './provoked.ts';

// What the tests do to the world: the house's development API, which a person can use as well.

export type OutcomeResult = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost';

/** Whom a named scenario meets, and how often; without more it meets the next bet or cash-out of anybody. */
export interface ScenarioOptions {
  /** E-mail address of the only player whom it meets. */
  readonly player?: string;
  /** The only call that it meets, by its pattern: `GET /book/matches/:id`. */
  readonly route?: string;
  /** The only test whose calls it meets, as `TEST_RUN_HEADER` names it. */
  readonly run?: string;
  /** Id of the only match whose bets it meets. */
  readonly match?: string;
  /** False: every time until it is switched off. */
  readonly once?: boolean;
  /** How long what it does lasts. */
  readonly seconds?: number;
}

export interface NamedScenario {
  readonly name: string;
  readonly sentence: string;
  readonly call: 'placement' | 'cash_out' | 'favourites' | 'any' | 'world' | 'now';
}

/** Races and draws to come, and how they will end. Instants are epoch ms. */
export interface GamesAhead {
  readonly races: readonly {
    readonly event: number;
    readonly course: string;
    readonly starts_at: number;
    readonly result_at: number;
    readonly runners: readonly { readonly number: number; readonly name: string }[];
    readonly withdrawn: number | null;
    readonly is_abandoned: boolean;
    readonly finish: readonly (readonly number[])[];
  }[];
  readonly draws: readonly {
    readonly event: number;
    readonly closes_at: number;
    readonly drawn_at: number;
    readonly numbers: readonly number[];
  }[];
}

export interface House {
  /** Switches a named scenario on, or off. */
  readonly scenario: (name: string, options?: ScenarioOptions | 'off') => Promise<void>;
  readonly scenarios: () => Promise<readonly NamedScenario[]>;
  /**
   * Writes what the house publishes and what its feed says of some matches onto a tape while something is done; `hold` lets nobody
   * hear of what is published.
   */
  readonly taping: (
    action: 'record' | 'hold',
    tape: { readonly name: string; readonly matches: readonly { readonly id: string }[] },
    work: () => Promise<unknown>,
  ) => Promise<void>;
  /** How many publications the tape has that is being written. */
  readonly taped: () => Promise<number>;
  /** Publishes what is on a tape, faster and through faults that a seed chooses; answers how many publications. */
  readonly playTape: (
    name: string,
    faults: Readonly<Record<'speed' | 'seed' | 'drop' | 'repeat' | 'reorder' | 'delay' | 'delay_ms', number>>,
  ) => Promise<number>;
  /** Does something and answers which calls reached the house in that time: `GET /book/matches/:id`; `soFar` tells meanwhile. */
  readonly callsDuring: (
    work: (soFar: () => Promise<readonly string[]>) => Promise<unknown>,
  ) => Promise<readonly string[]>;
  /** From now on the house notes which calls reach it. */
  readonly followCalls: () => Promise<void>;
  /** The calls that reached it since, of one test where it is named. */
  readonly calls: (run?: string) => Promise<readonly string[]>;
  /** Makes a player with bets in every state, and with so many settled ones beside them. */
  readonly seed: (player: { email: string; password: string; further?: number }) => Promise<void>;
  /** What a trader says to a bet that waits for one. Units: the offered stake in minor units. */
  readonly decideVip: (
    betId: string,
    decision: 'accept' | 'refuse' | 'offer',
    stake?: number,
  ) => Promise<void>;
  /** Sets an outcome's price. Odds are scaled by 10 000. */
  readonly movePrice: (matchId: string, marketKey: string, outcomeId: string, odds: number) => Promise<void>;
  /** Suspends or reopens one market, or all markets of the match. */
  readonly suspend: (matchId: string, on: boolean, marketKey?: string) => Promise<void>;
  /** Puts a match into a status and stage, or with null lets it go on. */
  readonly putInto: (matchId: string, status: number | null, stage?: number) => Promise<void>;
  readonly score: (matchId: string, side: 'home' | 'away') => Promise<void>;
  readonly settle: (
    matchId: string,
    marketKey: string,
    results: Readonly<Record<string, OutcomeResult>>,
  ) => Promise<void>;
  /** Drops every real-time connection (with a close code), refuses new ones, or allows them again. */
  readonly sockets: (action: 'drop' | 'refuse' | 'allow', code?: number) => Promise<void>;
  readonly providerStatus: (provider: string, status: string) => Promise<void>;
  /** Moves the world's clock forward by so many milliseconds. */
  readonly jumpBy: (ms: number) => Promise<void>;
  /** Moves the world's clock to an instant (epoch ms). */
  readonly jumpTo: (instant: number) => Promise<void>;
  readonly games: () => Promise<GamesAhead>;
  /** Where the link of the newest mail to somebody leads: path, query and hash. */
  readonly mailedLink: (to: string) => Promise<string>;
  /** The code in the newest text message to a number. */
  readonly textedCode: (to: string) => Promise<string>;
  readonly state: () => Promise<unknown>;
  /** Waits until the world has come to where it was sent. */
  readonly caughtUp: () => Promise<void>;
}

const CATCH_UP_LIMIT_MS = 120_000;
const ASK_MS = 250;

/** Client of the development API at `houseUrl`. A call that the house refuses throws with its status and body. */
export function houseAt(houseUrl: string): House {
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${houseUrl}/dev/${path}`, {
      method,
      headers: { ...FRESH, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /dev/${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const post = async (path: string, body: object): Promise<void> => {
    await call('POST', path, body);
  };
  const calls = async (run?: string) =>
    (await call('GET', run === undefined ? 'calls' : `calls?run=${run}`)) as string[]; // the house's own tests check this shape
  return {
    scenario: (name, options = {}) => {
      expectFailedCalls(true);
      return post('scenarios', options === 'off' ? { name, on: false } : { name, on: true, ...options });
    },
    taping: async (action, { name, matches }, work) => {
      await post('tape', { action, name, match_ids: matches.map(({ id }) => id).join() });
      await work().finally(() => post('tape', { action: 'stop' }));
    },
    taped: async () => {
      const answer = await call('GET', 'tape');
      return (answer as { publications: number }).publications; // the house's own tests check this shape
    },
    playTape: async (name, faults) => {
      const answer = await call('POST', 'tape', { action: 'play', name, ...faults });
      return (answer as { publications: number }).publications; // the house's own tests check this shape
    },
    followCalls: () => post('calls', {}),
    calls,
    callsDuring: async (work) => {
      await post('calls', {});
      await work(calls);
      return calls();
    },
    seed: (player) => post('seed', player),
    decideVip: (bet_id, decision, stake) =>
      post('vip', { bet_id, decision, ...(stake === undefined ? {} : { stake }) }),
    scenarios: async () => (await call('GET', 'scenarios')) as NamedScenario[], // the house's own tests check this shape
    movePrice: (match_id, market_key, outcome_id, odds) =>
      post('price', { match_id, market_key, outcome_id, odds }),
    suspend: (match_id, on, market_key) =>
      post('suspend', { match_id, on, ...(market_key === undefined ? {} : { market_key }) }),
    putInto: (match_id, status, stage = 0) => post('status', { match_id, status, stage }),
    score: (match_id, side) => post('score', { match_id, side }),
    settle: (match_id, market_key, results) => post('settle', { match_id, market_key, results }),
    sockets: (action, code) => post('sockets', { action, ...(code === undefined ? {} : { code }) }),
    providerStatus: (provider, status) => post('provider', { provider, status }),
    jumpBy: (by_ms) => post('jump', { by_ms }),
    jumpTo: (to) => post('jump', { to }),
    games: async () => (await call('GET', 'games')) as GamesAhead, // as above
    async mailedLink(to) {
      const [mail] = (await call('GET', `mails?to=${encodeURIComponent(to)}`)) as { link: string }[]; // as above
      const { pathname, search, hash } = new URL(mail?.link ?? '');
      return `${pathname}${search}${hash}`;
    },
    async textedCode(to) {
      const [text] = (await call('GET', `texts?to=${encodeURIComponent(to)}`)) as { code: string }[]; // as above
      return text?.code ?? '';
    },
    state: () => call('GET', 'state'),
    caughtUp: async () => {
      const until = Date.now() + CATCH_UP_LIMIT_MS;
      for (;;) {
        const { behind } = (await call('GET', 'state')) as { behind: boolean }; // the house's own tests check this shape
        if (!behind) return;
        if (Date.now() > until) throw new Error('The house does not catch up with its clock.');
        await new Promise((resolve) => setTimeout(resolve, ASK_MS));
      }
    },
  };
}
