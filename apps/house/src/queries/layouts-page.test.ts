import { readFileSync } from 'node:fs';
import { BLOCK_KINDS, checkLayout, PAGES, ZONES } from '@touchline/contract/layout';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../docs/layouts.md', import.meta.url), 'utf8');
const sectionOf = (kind: string) => page.split(`### \`${kind}\`\n`)[1]?.split('\n### ')[0] ?? '';

test.each(Object.entries(BLOCK_KINDS))(
  'the page for operators tells the zones and settings of a %s',
  (kind, rule) => {
    const section = sectionOf(kind);
    expect(section).toContain(`Zones: ${rule.zones.map((zone) => `\`${zone}\``).join(', ')}\n`);
    const told = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(Object.keys(rule.settings.shape));
  },
);

test('the page for operators names every page and zone, and its example needs no repair', () => {
  for (const name of [...PAGES, ...ZONES]) expect(page).toContain(`\`${name}\``);
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(checkLayout(JSON.parse(example)).faults).toEqual([]);
});
