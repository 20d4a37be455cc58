import type { Page } from '@playwright/test';
import type { Bonus, Jackpot, JackpotHit, LeaderboardRow } from '@touchline/contract';

/** What a backend knows of bonuses and jackpots; what is left out it has none of. */
export interface Offered {
  /** What a visitor may read, and what a player can activate. */
  readonly available?: readonly Bonus[];
  readonly active?: readonly Bonus[];
  readonly past?: readonly Bonus[];
  readonly rating?: { readonly rows: readonly LeaderboardRow[]; readonly own: LeaderboardRow | null };
  readonly terms?: string;
  readonly jackpots?: readonly Jackpot[];
  readonly hits?: readonly JackpotHit[];
  readonly unseenHits?: readonly JackpotHit[];
}

const NONE: readonly never[] = [];
const pageOf = <T>(data: readonly T[] = NONE) => ({
  data,
  pagination: { total: data.length, page: 1, limit: 100, last_page: 1 },
});

const isAbout = ({ pathname }: URL) =>
  /\/api\/book\/(?:bonuses|jackpots|jackpot-hits)(?:\/|$)/.test(pathname);

function listOf({ searchParams }: URL, { available, active, past }: Offered) {
  const status = searchParams.get('status') ?? 'active';
  if (searchParams.get('available') === 'true' || status.startsWith('available')) return available;
  return status.startsWith('bonus_over') ? past : active;
}

function answerTo(url: URL, offered: Offered): object | null {
  const place = url.pathname.replace(/^.*\/api\/book/, '');
  if (place === '/jackpots') return { data: offered.jackpots ?? NONE };
  if (place === '/jackpot-hits')
    return pageOf(url.searchParams.get('unseen') === 'true' ? offered.unseenHits : offered.hits);
  if (/\/rating$/.test(place)) {
    const { rows = NONE, own = null } = offered.rating ?? {};
    return { ...pageOf(rows), own };
  }
  if (/\/terms$/.test(place))
    return { id: '1', version: 'v1', title: 'Terms', content: offered.terms ?? 'No terms.' };
  const [, id] = /^\/bonuses\/\w+\/([\w-]+)$/.exec(place) ?? [];
  const all = [...(offered.active ?? NONE), ...(offered.available ?? NONE), ...(offered.past ?? NONE)];
  if (id !== undefined) return all.find((bonus) => [bonus.id, bonus.campaign_id].includes(id)) ?? null;
  return /^\/bonuses(?:\/\w+)?$/.test(place) ? pageOf(listOf(url, offered)) : null;
}

/** What a call that changes something is answered with. */
export type Changes = Readonly<
  Record<string, { readonly status?: number; readonly json?: object; readonly after?: () => void }>
>;

/**
 * Answers the calls about bonuses and jackpots in the place of the backend. `changes` by the end of the path: `/activate`.
 * Returns what was called, in order.
 */
export async function answerOffers(
  page: Page,
  offered: () => Offered,
  changes: Changes = {},
): Promise<readonly string[]> {
  const calls: string[] = [];
  await page.route(isAbout, (route) => {
    const url = new URL(route.request().url());
    const method = route.request().method();
    calls.push(`${method} ${url.pathname.replace(/^.*\/api\/book/, '')}${url.search}`);
    if (method !== 'GET') {
      const change = Object.entries(changes).find(([end]) => url.pathname.endsWith(end))?.[1];
      change?.after?.();
      if (!change?.json) return route.fulfill({ status: change?.status ?? 204 });
      return route.fulfill({ status: change.status ?? 200, json: change.json });
    }
    const json = answerTo(url, offered());
    return json ? route.fulfill({ json }) : route.fulfill({ status: 404, json: {} });
  });
  return calls;
}

/** The error body of the contract. */
export const refusal = (code: number) => ({
  code,
  data: { localized_message: '', details: [], errors_by_bet: {} },
});
