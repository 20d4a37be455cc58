import { randomUUID } from 'node:crypto';
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { TEST_RUN_HEADER } from '@touchline/contract/headers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, houseAt } from '../support/house.ts';
import { USUAL_SETTINGS } from '../support/kept-stack.ts';
import { everyRoute } from '../support/routes.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { textsOf } from './texts.ts';

// What the web server makes of each page while one of the calls that it makes for it goes wrong.

/** Calls that no page is made without; those that are met are more, and depend on what is on. */
const CALLS = [
  'GET /book/categories/:id',
  'GET /book/layouts/:page',
  'GET /book/matches',
  'GET /book/matches/:id',
  'GET /book/matches/:id/markets',
  'GET /book/promotions',
  'GET /book/settings',
  'GET /book/texts/:name',
  'GET /book/tournaments',
  'GET /book/tournaments/:id',
];

/** What the page is about: without it there is none that was not shown before. */
const DECISIVE = ['GET /book/matches/:id'];
/** Answers 503 and reloads itself, where a call is not answered and no earlier page is kept. */
const MATCH_PAGE = /-m\d+/;
const ERROR_TITLE = 'Something went wrong';

const START_LIMIT_MS = 180_000;
/** A page waits eight seconds on the server for all that it asks; slow machines take some more. */
const PAGE_LIMIT_MS = 25_000;

/** Longer than pages share a reading on the server: after it, the next one asks. */
const KEPT_MS = 5_500;
const RENDERED_AT_A_TIME = 2;

let stack: Stack;
let house: House;
let request: APIRequestContext;
/** Addresses of pages that are there, each with what it shows when nothing is wrong. */
const pages = new Map<string, Shown>();
/** What every address shows without scripts, those of errors as well. */
const screens: { readonly place: string; readonly status: number; readonly shown: Shown }[] = [];
/** The page on which each call is made first. */
const madeOn = new Map<string, string>();

interface Shown {
  readonly status: number;
  readonly headings: readonly string[];
  readonly title: string;
  readonly main: string;
  readonly leadsToLive: boolean;
  /** Whether the content has a link. */
  readonly leadsOn: boolean;
}

/** The same page at an address that was not asked for: nothing but a list of bets reads this parameter. */
const unkept = (path: string) => `${path}${path.includes('?') ? '&' : '?'}result=win`;

/** The headings of a page; a list that is not there has its title from the page. */
function headingsWithout({ main, title, headings }: Shown, path: string): readonly string[] {
  const whole = pages.get(path)?.headings ?? [];
  const isInstead = main.includes("This part didn't load") && headings.join() !== whole.join();
  return isInstead ? [title] : whole;
}

/** Asks for a page as a visitor for whom nothing is kept. */
async function read(path: string, run: string): Promise<Shown> {
  const from = Date.now();
  const answer = await request.get(path, { headers: { [TEST_RUN_HEADER]: run }, timeout: PAGE_LIMIT_MS });
  const html = await answer.text();
  expect(Date.now() - from, path).toBeLessThan(PAGE_LIMIT_MS);
  return {
    status: answer.status(),
    headings: textsOf(html, 'h1'),
    title: (textsOf(html, 'title')[0] ?? '').replace(/ · [^·]*$/, ''),
    main: textsOf(html, 'main')[0] ?? '',
    leadsToLive: /<a [^>]*href="\/sports\/live"/.test(html),
    leadsOn: /<main\b[\s\S]*?<a [^>]*href="[\s\S]*?<\/main>/.test(html),
  };
}

beforeAll(async () => {
  stack = await startStack({ houseSettings: USUAL_SETTINGS });
  house = houseAt(stack.houseUrl);
  request = await newRequest.newContext({ baseURL: stack.webUrl });
  await house.followCalls();
  for (const { place, status } of await everyRoute(request, { house, stack })) {
    const path = `/sports${place}`;
    const run = randomUUID();
    const shown = await read(path, run);
    screens.push({ place, status, shown });
    // The offline page asks for nothing.
    if (status !== 200 || place === '/offline') continue;
    pages.set(path, shown);
    for (const call of await house.calls(run)) if (!madeOn.has(call)) madeOn.set(call, path);
  }
}, START_LIMIT_MS);
afterAll(async () => {
  await request?.dispose();
  await stack?.stop();
});

test('every screen reads without scripts, and leads on', () => {
  for (const { place, status, shown } of screens) {
    expect(shown.status, place).toBe(status);
    // Skips the shell, which is empty until a page fills it.
    if (place === '/_app') continue;
    expect(shown.main, place).toMatch(/\w.{20,}/);
    expect(shown.leadsOn, place).toBe(true);
  }
});

test('each page makes its calls', () => {
  expect([...madeOn.keys()]).toEqual(expect.arrayContaining(CALLS));
});

for (const [name, title, status] of [
  ['call-fails', 'fails', 500],
  ['call-times-out', 'is never answered', 503],
] as const)
  test(
    `each page stands while a call of it ${title}`,
    async () => {
      const visits = [...madeOn].map(([route, path]) => ({ route, path, run: randomUUID() }));
      // Asks once before the fault, because the server answers a failed call with its last answer.
      for (const { path, run } of visits) await read(path, run);
      await new Promise((resolve) => setTimeout(resolve, KEPT_MS));
      await house.followCalls();
      const standing = async ({ route, path, run }: (typeof visits)[number]) => {
        await house.scenario(name, { route, run, once: false });
        const shown = await read(unkept(path), run);
        const what = `${route} on ${path}`;
        // Who has to wait for his turn may find that another page has asked for him.
        if (name === 'call-fails') expect(await house.calls(run), what).toContain(route);
        const isWaitedFor = name === 'call-times-out' && MATCH_PAGE.test(path) && shown.status !== 200;
        if (DECISIVE.includes(route) || isWaitedFor) {
          expect(shown.status, what).toBe(status);
          expect(shown.headings, what).toEqual([ERROR_TITLE]);
          return;
        }
        expect(shown.status, what).toBe(200);
        expect(shown.headings, what).toEqual(headingsWithout(shown, path));
        expect(shown.main, what).not.toBe('');
        expect(shown.leadsToLive, what).toBe(true);
      };
      const lane = async () => {
        for (let next = visits.shift(); next !== undefined; next = visits.shift()) await standing(next);
      };
      await Promise.all(Array.from({ length: RENDERED_AT_A_TIME }, lane));
    },
    START_LIMIT_MS,
  );
