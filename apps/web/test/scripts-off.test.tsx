import type { SeedMatch } from '@touchline/client/live';
import { SCREENS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { openPage } from './open-page.ts';

// Every screen as it is read with scripts off, with a backend that has no matches and no layouts of its own.

/** The page without what styles hide from a reader without scripts. */
function withoutHidden(html: string): string {
  const start = html.search(/<div class="_waiting_\w+">/);
  if (start < 0) return html;
  let depth = 0;
  for (const { 0: tag, index } of html.slice(start).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return withoutHidden(html.slice(0, start) + html.slice(start + index));
  }
  throw new Error('A place that waits has no end.');
}

const NEEDS: Readonly<Record<string, string>> = {
  '/sports/bets-history': 'Turn on JavaScript to see your bets',
  '/sports/favorites': 'Turn on JavaScript to see your favourites',
  '/sports/account': 'Turn on JavaScript to see your account',
  '/sports/wallet': 'Turn on JavaScript to see your wallet',
  '/sports/limits': 'Turn on JavaScript to see your limits',
  '/sports/racing': 'Turn on JavaScript for horse racing',
  '/sports/lotteries': 'Turn on JavaScript for lotteries',
};

test.each(['/sports', ...Object.keys(SCREENS).map((screen) => `/sports/${screen}`)])(
  'with scripts off nothing on %s waits for ever, and what needs them says so',
  async (path) => {
    const { status, html } = await openPage(path);
    expect(status).toBe(200);
    expect(withoutHidden(html)).not.toMatch(/_skeleton|aria-busy|role="status"/);
    const notes = [...html.matchAll(/<noscript[^>]*>(.+?)<\/noscript>/g)].map(([, note = '']) => note);
    expect(notes).toHaveLength(NEEDS[path] === undefined ? 0 : 1);
    for (const note of notes) {
      expect(note).toContain(`>${NEEDS[path]}<`);
      expect(note).toMatch(/<a [^>]*href="\/sports">Go to sports<\/a>/);
    }
  },
);

test('the time of prices stands where prices are', async () => {
  const price = { id: '1', sp: '', st: 1 as const, o: [['1', 20_000, 1] as [string, number, 0 | 1]] };
  const seed = { id: '7', pr: 'betradar', v: 1, ts: 1, full: 0 as const, state: null };
  const seeded = (m: SeedMatch['m']) => ({ seeds: [[{ ...seed, m }]] });
  const note = /<noscript[^>]*><p>Prices as of 1 Jan 1970, 00:00 UTC\. Turn on JavaScript/;
  expect((await openPage('/sports', seeded([price]))).html).toMatch(note);
  expect((await openPage('/sports', seeded([]))).html).not.toMatch(note);
});

test.each(['/sports/schedule', '/sports/results'])('%s names the time zone of the server', async (path) => {
  expect((await openPage(path)).html).toContain('All times: UTC');
});
