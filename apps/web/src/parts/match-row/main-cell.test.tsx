import { createLiveStore } from '@touchline/client/live';
import book from '@touchline/i18n/locales/en/book.json' with { type: 'json' };
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createMessages } from '#data/messages.ts';
import { ServicesContext } from '#data/services.ts';
import { compiled } from '#data/test/compiled.ts';
import { pageServices } from '#data/test/page-services.ts';
import type { MatchView } from '#data/views.ts';
import { MainCell } from './main-cell.tsx';

const written = (match: object) => {
  const live = createLiveStore({ now: () => 5_000, setTimer: () => () => {}, schedule: () => {} });
  const o: [string, number, 0 | 1][] = [
    ['4', 17_700, 1],
    ['5', 20_500, 1],
  ];
  const m = [{ id: '2', sp: '', st: 1 as const, o }];
  live.seed({ id: '7', pr: 'betradar', v: 1, ts: 1, full: 0, state: null, m });
  const services = pageServices({ live, messages: createMessages('en', compiled(book)), renderedAt: 1 });
  return renderToString(
    <ServicesContext value={services}>
      <MainCell match={match as unknown as MatchView} label="Castel Rovere v Union Clairmont" />
    </ServicesContext>,
  ); // only what is read
};

test.each([2, 3])('a row without its main market keeps the %i places that its league names', (count) => {
  const tournament = { main_market_outcome_count: count };
  const html = written({ id: '7', main_market: null, top_markets: [], tournament });
  expect(html.match(/–|—/g)).toHaveLength(count);
});

test('a cup match in extra time offers who goes through, by its name, where the result stood', () => {
  const outcomes = [
    { id: '4', name: 'Castel Rovere' },
    { id: '5', name: 'Union Clairmont' },
  ];
  const top_markets = [{ id: '2', specifier: '', name: 'To qualify', outcomes }];
  const tournament = { main_market_outcome_count: 3 };
  const html = written({ id: '7', main_market: null, top_markets, tournament });
  expect(html).toContain('>To qualify</span>');
  expect(html).toContain('aria-label="Castel Rovere, Castel Rovere v Union Clairmont, To qualify, 1.77"');
  expect(html).toContain('>1.77</span>');
  expect(html).not.toContain('–');
});
