import { expect, test } from 'vitest';
import { complaints, namesRead, READERS } from './setting-readers.ts';
import { settingsPage } from './settings-page.ts';
import { SETTINGS } from './settings-table.ts';

test('the page names every variable that house and web app read, and no other', () => {
  const read = Object.values(READERS).flatMap((reader) => [...namesRead(reader)]);
  expect(SETTINGS.map(({ name }) => name).toSorted()).toEqual([...new Set(read)].toSorted());
});

test.each(SETTINGS.filter(({ fallback }) => fallback !== null))(
  '$name set to its default changes nothing',
  ({ name, fallback }) => {
    const env = { [name]: fallback ?? '' };
    for (const read of Object.values(READERS)) expect(read(env)).toEqual(read({}));
  },
);

test('of each variable the page says what it takes, who reads it and what it means', () => {
  const page = settingsPage();
  expect(page).toContain('| `WEB_PORT` | a port from 1 to 65535 | `3000` | port of the web app | web |');
  expect(page).toContain('| `HOUSE_SPEED` | a number from 0.1 to 100 | `1` |');
  expect(page).toMatch(/\| `HOUSE_OFF` \| out of .*`video`/);
  expect(page).toMatch(/\| `LOCALES` \|.*\| house, web \|/);
  for (const { name } of SETTINGS) {
    const [row = ''] = new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(page) ?? [];
    expect(row.split('|').filter((cell) => cell.trim() === '').length, row).toBeLessThanOrEqual(3);
  }
});

test('what is set right has no complaint', () => {
  expect(complaints({ WEB_PORT: '8080', HOUSE_SPEED: '2', LOCALES: 'de,en' })).toEqual([]);
});
