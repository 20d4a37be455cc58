/** What the tests do to the world: the house's development API, which a person can use as well. */

export type OutcomeResult = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost';

export interface House {
  /** Sets an outcome's price. Odds are scaled by 10 000. */
  readonly movePrice: (matchId: string, marketKey: string, outcomeId: string, odds: number) => Promise<void>;
  /** Suspends or reopens one market, or all markets of the match. */
  readonly suspend: (matchId: string, on: boolean, marketKey?: string) => Promise<void>;
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
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /dev/${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const post = async (path: string, body: object): Promise<void> => {
    await call('POST', path, body);
  };
  return {
    movePrice: (match_id, market_key, outcome_id, odds) =>
      post('price', { match_id, market_key, outcome_id, odds }),
    suspend: (match_id, on, market_key) =>
      post('suspend', { match_id, on, ...(market_key === undefined ? {} : { market_key }) }),
    score: (match_id, side) => post('score', { match_id, side }),
    settle: (match_id, market_key, results) => post('settle', { match_id, market_key, results }),
    sockets: (action, code) => post('sockets', { action, ...(code === undefined ? {} : { code }) }),
    providerStatus: (provider, status) => post('provider', { provider, status }),
    jumpBy: (by_ms) => post('jump', { by_ms }),
    jumpTo: (to) => post('jump', { to }),
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
