import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { SCREENS } from '../../packages/contract/src/layout/index.ts';
import { liveMatch, ownMatch } from './book.ts';
import { DAY_MS, dayAgo, dayIn } from './days.ts';
import type { House } from './house.ts';
import type { HandedStack } from './kept-stack.ts';

/** An address of the product, below base and locale, and the status that it is answered with. */
export interface Route {
  readonly place: string;
  readonly status: number;
}

const BASE = '/sports';
const MATCH_DATA = 'sort_by=start_time&sport_key=football';
/** Statuses of the house's matches, with a stage, that a row and a page show in words of their own. */
const ODD_STATES = [
  { status: 2, stage: 60 },
  { status: 0, stage: 61 },
  { status: 5, stage: 0 },
];

interface Listed {
  readonly id: string;
  readonly slug: string;
}

async function firstOf(request: APIRequestContext, call: string): Promise<Listed> {
  const answer = await request.get(`${BASE}/api/book/${call}`);
  const { data } = (await answer.json()) as { data: Listed[] }; // the house's own tests check this shape
  if (!data[0]) throw new Error(`${call} lists nothing.`);
  return data[0];
}

/** The book from a category to its matches in each state. */
export async function bookPlaces(request: APIRequestContext, house: House): Promise<string[]> {
  const live = await liveMatch(request);
  const upcoming = (await ownMatch(request)).path.slice(BASE.length);
  const odd: string[] = [];
  for (const { status, stage } of ODD_STATES) {
    const match = await ownMatch(request);
    await house.putInto(match.id, status, stage);
    odd.push(match.path.slice(BASE.length));
  }
  const [category, league, outright, ended] = await Promise.all([
    firstOf(request, 'categories?sport_key=football'),
    firstOf(request, 'tournaments?sport_key=football'),
    firstOf(request, `matches?type=outright&${MATCH_DATA}`),
    // A day of them: the results of many days take the house seconds.
    firstOf(
      request,
      `matches?type=match&match_status=3,4&start_from=${Date.now() - DAY_MS}&start_to=${Date.now()}&${MATCH_DATA}`,
    ),
  ]);
  const inPlay = live.path.slice(BASE.length);
  return [
    `/football/${category.slug}-c${category.id}`,
    `/football/${league.slug}-l${league.id}`,
    `/football/${outright.slug}-m${outright.id}`,
    `/football/${ended.slug}-m${ended.id}`,
    inPlay,
    `${inPlay}?group=all`,
    upcoming,
    ...odd,
  ];
}

/** A page of the operator's own, with what he may place on it. */
async function ownPage(request: APIRequestContext, { dataDir }: HandedStack): Promise<string> {
  const text = {
    id: 'hello',
    kind: 'text',
    settings: { content: { en: '# Hello\n- [Live](/sports/live)' } },
  };
  const page = { title: { en: 'Derby day' }, zones: { main: [text] } };
  mkdirSync(join(dataDir, 'pages'), { recursive: true });
  writeFileSync(join(dataDir, 'pages', 'derby-day.json'), JSON.stringify(page));
  const status = async () => (await request.get(`${BASE}/derby-day`)).status();
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
  return '/derby-day';
}

/** Every kind of address: home, each screen, the book from a sport to its matches in each state, what stands alone. */
export async function everyRoute(
  request: APIRequestContext,
  { house, stack }: { house: House; stack: HandedStack },
): Promise<Route[]> {
  const places = [
    '',
    ...Object.keys(SCREENS).map((segment) => `/${segment}`),
    `/schedule?date=${dayIn(1)}&sport=football&sortBy=start_time`,
    `/results?date=${dayAgo(1)}&sport=football`,
    '/football',
    '/tennis',
    ...(await bookPlaces(request, house)),
    await ownPage(request, stack),
  ];
  return [
    ...places.map((place) => ({ place, status: 200 })),
    { place: '/football/nobody-m99999999', status: 404 },
    { place: '/404', status: 404 },
    { place: '/500', status: 500 },
    { place: '/blocked', status: 451 },
    { place: '/locked', status: 401 },
    { place: '/offline', status: 200 },
  ];
}
