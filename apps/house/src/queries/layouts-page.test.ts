import { readFileSync } from 'node:fs';
import { checkLayout, PAGES, ZONES } from '@touchline/contract/layout';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../docs/operators/layouts.md', import.meta.url), 'utf8');

test('the page for operators names every page and zone, and its example needs no repair', () => {
  for (const name of [...PAGES, ...ZONES]) expect(page).toContain(`\`${name}\``);
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(checkLayout(JSON.parse(example)).faults).toEqual([]);
});
