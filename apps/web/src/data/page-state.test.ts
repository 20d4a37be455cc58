import { expect, test } from 'vitest';
import { type Catalog, createMessages } from './messages.ts';
import { readPageState, writePageState } from './page-state.ts';
import { pageServices } from './test/page-services.ts';

const seedOf = (id: string) => ({
  id,
  pr: 'betradar',
  v: 3,
  ts: 1,
  full: 0 as const,
  state: null,
  m: [{ id: '1', sp: '', st: 1 as const, o: [['1', 20_000, 1] as [string, number, 0 | 1]] }],
});

test('a page state brings readings, prices and failed blocks to the browser', () => {
  const made = pageServices({
    seeds: [[seedOf('7'), seedOf('8')], [], [seedOf('9')]],
    renderedAt: 12_345,
    failedBlocks: new Set(['live']),
  });
  made.queryClient.setQueryData(['sports'], [{ key: 'football', name: 'Foot\nball' }]);
  made.queryClient.setQueryData(['count'], 5);

  const taken = pageServices();
  readPageState(taken, writePageState(made));

  expect(taken.queryClient.getQueryData(['sports'])).toEqual([{ key: 'football', name: 'Foot\nball' }]);
  expect(taken.queryClient.getQueryData(['count'])).toBe(5);
  expect(['7', '8', '9'].map((id) => taken.live.outcome(`${id}/1//1`)?.odds)).toEqual([
    20_000, 20_000, 20_000,
  ]);
  expect(taken.renderedAt).toBe(12_345);
  expect([...taken.failedBlocks]).toEqual(['live']);
});

test('texts that the catalog does not have come with the page, and are taken as its own', () => {
  const own: Catalog = { 'book.nav.home': 'Start', 'book.day.at': [['day'], ' at ', ['time']] };
  const messages = createMessages('en', { 'book.nav.home': 'Home' });
  readPageState(pageServices({ messages }), writePageState(pageServices({ ownMessages: own })));
  expect(messages('book.nav.home')).toBe('Start');
  expect(messages('book.day.at', { day: 'Today', time: '20:45' })).toBe('Today at 20:45');
});

test('pages that share their readings write the same state', () => {
  const sports = [{ key: 'football' }];
  const seeds = [seedOf('7')];
  const [first, second] = [pageServices({ seeds: [seeds] }), pageServices({ seeds: [seeds] })];
  for (const { queryClient } of [first, second]) queryClient.setQueryData(['sports'], sports);
  expect(writePageState(second)).toBe(writePageState(first));
});

test('the browser learns of which query the server made the page, but not of a page that stands in', () => {
  const opened = { path: '/sports/live', search: '?sport=chess&tab=top' };
  const taken = pageServices({ opened });
  readPageState(
    taken,
    writePageState(pageServices({ opened: { path: '/sports/live', search: '?tab=top' } })),
  );
  expect(taken.served).toEqual({ written: '?sport=chess&tab=top', search: '?tab=top' });

  const offline = pageServices({ opened });
  readPageState(offline, writePageState(pageServices({ opened: { path: '/sports/_app', search: '' } })));
  expect(offline.served).toBeUndefined();
});

test('no tag can begin in a page state', () => {
  const made = pageServices();
  const name = '</script><!-- <b>';
  made.queryClient.setQueryData(['name'], { name });
  const written = writePageState(made);
  expect(written).not.toContain('<');
  const taken = pageServices();
  readPageState(taken, written);
  expect(taken.queryClient.getQueryData(['name'])).toEqual({ name });
});

test('a page that carries nothing leaves the browser with nothing', () => {
  const taken = pageServices({ renderedAt: 7 });
  readPageState(taken, '');
  expect(taken.renderedAt).toBe(7);
});
