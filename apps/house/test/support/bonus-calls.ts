import { Bonus } from '@touchline/contract';
import type { House } from '../../src/house.ts';
import { createHttpApp } from '../../src/http/http-app.ts';
import { campaignStore } from './bonuses.ts';
import type { Caller } from './house.ts';
import { sharedHouse } from './shared-house.ts';

const SOCKETS = {
  drop: () => undefined,
  loseHistory: () => undefined,
  admit: () => undefined,
  stats: () => ({}),
};

/** Shape: as null calls as a visitor. */
export interface BonusCall {
  readonly as?: Caller | null;
  readonly body?: object;
  readonly locale?: string;
}

/** The calls of the shared house with campaigns that a test adds; `player` is who calls if nothing else is said. */
export async function startBonusCalls(player: () => Caller) {
  const shared = await sharedHouse();
  const campaigns = campaignStore(shared.db);
  const house: House = { ...shared, campaigns: campaigns.store };
  const app = createHttpApp(house, SOCKETS);
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    { as = player(), body, locale = 'en' }: BonusCall = {},
  ) => {
    const answer = await app.request(`/book${path}`, {
      method,
      headers: {
        'accept-language': locale,
        'content-type': 'application/json',
        'x-touchline-app': 'web',
        ...(as === null ? {} : { cookie: as.cookie() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // biome-ignore lint/suspicious/noExplicitAny: answers are checked by what the tests expect of them
    const read: any = text === '' ? null : JSON.parse(text);
    return { status: answer.status, body: read, cache: answer.headers.get('cache-control') };
  };
  return {
    shared,
    house,
    campaigns,
    call,
    list: async (query: string, more?: BonusCall): Promise<Bonus[]> =>
      (await call('GET', `/bonuses${query}`, more)).body.data.map((one: unknown) => Bonus.parse(one)),
  };
}
