import type { EpochMs } from '@touchline/betting';
import { expect, test } from 'vitest';
import { DEFAULT_LAYOUTS } from './default-layouts.ts';
import { countriesOf, fitLayout, type Occasion } from './fit-layout.ts';
import type { Block } from './layout.ts';

const NOW = Date.parse('2026-11-14T17:00:00Z') as EpochMs;
const occasion = (given: Partial<Occasion> = {}): Occasion => ({
  country: null,
  now: NOW,
  fateOf: () => 'there',
  ...given,
});
const text = (id: string, visibility: Block['visibility']): Block => ({
  id,
  kind: 'text',
  settings: { content: { en: id } },
  visibility,
});
const layoutOf = (main: Block[]) => ({
  ...DEFAULT_LAYOUTS.home,
  zones: { ...DEFAULT_LAYOUTS.home.zones, main },
});
const shown = (main: Block[], given: Partial<Occasion> = {}) =>
  fitLayout(layoutOf(main), occasion(given)).layout.zones.main.map(({ id }) => id);
const to = (id: string, section: string): Block => ({
  id,
  kind: 'button',
  settings: { target: { kind: 'section', section } },
});
const line = (id: string): Block => ({ id, kind: 'divider', settings: {} });

test('a block that names countries shows in them alone, and nowhere where the country is not known', () => {
  const blocks = [text('all', undefined), text('north', { countries: ['NO', 'SE'] })];
  expect(shown(blocks, { country: 'NO' })).toEqual(['all', 'north']);
  expect(shown(blocks, { country: 'DE' })).toEqual(['all']);
  expect(shown(blocks)).toEqual(['all']);
  expect(countriesOf(layoutOf(blocks))).toEqual(['NO', 'SE']);
});

test('a block shows from its first instant on, and at its last no longer', () => {
  const blocks = [text('tonight', { from: '2026-11-14T17:00:00Z', until: '2026-11-14T19:00:00+01:00' })];
  expect(shown(blocks, { now: (NOW - 1) as EpochMs })).toEqual([]);
  expect(shown(blocks)).toEqual(['tonight']);
  expect(shown(blocks, { now: (NOW + 3_600_000) as EpochMs })).toEqual([]);
});

test('a layout tells when it changes next, and that it does not', () => {
  const blocks = [
    text('later', { from: '2026-11-14T18:00:00Z' }),
    text('until', { until: '2026-11-14T17:30:00Z' }),
    text('gone', { until: '2026-11-14T16:00:00Z' }),
  ];
  expect(fitLayout(layoutOf(blocks), occasion()).changesAt).toBe(NOW + 1_800_000);
  expect(fitLayout(layoutOf([]), occasion()).changesAt).toBeNull();
});

test('a link that leads nowhere is left out and reported, one to a feature that is off only left out', () => {
  const fateOf: Occasion['fateOf'] = (target) =>
    target.kind !== 'section' || target.section === 'in_play'
      ? 'there'
      : target.section === 'lotteries'
        ? 'off'
        : 'gone';
  const blocks = [to('live', 'in_play'), to('draws', 'lotteries'), to('races', 'horse_racing')];
  const { layout, faults } = fitLayout(layoutOf(blocks), occasion({ fateOf }));
  expect(layout.zones.main.map(({ id }) => id)).toEqual(['live']);
  expect(faults.map(({ path }) => path).filter((path) => path.startsWith('main/'))).toEqual(['main/races']);
});

test('a divider goes with what it parted, and stays where an operator put it', () => {
  const fateOf: Occasion['fateOf'] = (target) =>
    target.kind === 'section' && target.section === 'lotteries' ? 'off' : 'there';
  const blocks = [line('first'), to('live', 'in_play'), line('a'), to('draws', 'lotteries'), line('b')];
  expect(shown([...blocks, to('results', 'results')], { fateOf })).toEqual(['live', 'a', 'results']);
  expect(shown(blocks, { fateOf })).toEqual(['live']);
  expect(shown([line('first'), to('live', 'in_play')])).toEqual(['first', 'live']);
});

test('items of a block go one by one, and the block with its last', () => {
  const items = [{ target: { kind: 'league', id: '1' } }, { target: { kind: 'league', id: '2' } }];
  const menu: Block = { id: 'menu', kind: 'submenu', settings: { items } };
  const without = (...gone: string[]): Partial<Occasion> => ({
    fateOf: (target) => (target.kind === 'league' && gone.includes(target.id) ? 'gone' : 'there'),
  });
  const one = fitLayout(layoutOf([menu]), occasion(without('1')));
  expect(one.layout.zones.main[0]?.settings).toEqual({ items: [items[1]] });
  expect(one.faults.map(({ path }) => path)).toEqual(['main/menu/0']);
  expect(shown([menu], without('1', '2'))).toEqual([]);
});
