import { BLOCK_KINDS } from '@touchline/contract/layout';
import { expect, test } from 'vitest';
import { blocksPage } from './blocks-page.ts';
import { valuesOf } from './setting-values.ts';

const page = blocksPage();
const sectionOf = (kind: string) => page.split(`### \`${kind}\`\n`)[1]?.split('\n### ')[0] ?? '';

test.each(Object.entries(BLOCK_KINDS))('the page tells the zones and settings of a %s', (kind, rule) => {
  const section = sectionOf(kind);
  expect(section).toContain(`Zones: ${rule.zones.map((zone) => `\`${zone}\``).join(', ')}\n`);
  const told = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(told).toEqual(Object.keys(rule.settings.shape));
});

test('a setting says what it may be, its default and what it means', () => {
  expect(sectionOf('top_events')).toContain('| `limit` | number 1 to 12 | `6` | Events at the most |');
  expect(sectionOf('menu_item')).toContain(
    '| `target` | see [targets](layouts.md#targets) | needed | Leads to |',
  );
  expect(sectionOf('button')).toContain('| `look` | `primary`, `quiet` | `"quiet"` | Style |');
  expect(sectionOf('iframe')).toContain('| `src` | address that begins with `https://` or `/` | needed |');
});

test('a form of settings that has no words yet is refused', () => {
  expect(() => valuesOf({ type: 'number' }, {})).toThrow('No words');
});
