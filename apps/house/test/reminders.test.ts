import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callerOf, START_LIMIT_MS, type TestHouse } from './support/house.ts';
import { sharedHouse } from './support/shared-house.ts';

let house: TestHouse;
const placed: string[] = [];

beforeAll(async () => {
  house = await sharedHouse();
}, START_LIMIT_MS);
afterEach(() => {
  for (const file of placed.splice(0)) rmSync(file, { force: true });
  vi.restoreAllMocks();
});

function place(path: string, content: unknown) {
  const file = join(house.options.dataDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  placed.push(file);
}

async function reminders() {
  const { platform_settings: settings } = (await callerOf(house.url).get('/platform/system')).body;
  const { deposit_reminder, sign_up_reminder_seconds, welcoming_popup } = settings;
  return { deposit_reminder, sign_up_reminder_seconds, welcoming_popup };
}

const NOBODY = {
  deposit_reminder: undefined,
  sign_up_reminder_seconds: undefined,
  welcoming_popup: undefined,
};

test('without the operator nobody is reminded or welcomed', async () => {
  expect(await reminders()).toEqual(NOBODY);
});

test('clients read whom the operator reminds, and when, without a restart', async () => {
  place('reminders.json', {
    deposit_reminder: { status_group: 'silver', remind_after: 45 },
    sign_up_reminder_seconds: 90,
  });
  expect(await reminders()).toEqual({
    ...NOBODY,
    deposit_reminder: { status_group: 'silver', remind_after: 45 },
    sign_up_reminder_seconds: 90,
  });
  place('reminders.json', { deposit_reminder: { status_group: 'gold' } });
  expect(await reminders()).toEqual({ ...NOBODY, deposit_reminder: { status_group: 'gold' } });
});

test('a text of the operator welcomes new visitors', async () => {
  place('texts/en/welcoming-popup.md', '# Welcome\n\nGood to see you.');
  expect(await reminders()).toEqual({ ...NOBODY, welcoming_popup: true });
  const { body } = await callerOf(house.url).get('/book/texts/welcoming-popup');
  expect(body).toMatchObject({ title: 'Welcome', content: 'Good to see you.' });
});

test.each([
  ['an unknown key', { depositReminder: null }],
  ['a delay of nothing', { sign_up_reminder_seconds: 0 }],
  ['a delay of more than a day', { deposit_reminder: { status_group: 'gold', remind_after: 86_401 } }],
  ['a delay without a group', { deposit_reminder: { remind_after: 10 } }],
  ['a group that cannot be one', { deposit_reminder: { status_group: 'Gold members' } }],
])('a file with %s is refused, which the log says', async (_what, content) => {
  const warnings: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void warnings.push(String(line)));
  place('reminders.json', content);
  expect(await reminders()).toEqual(NOBODY);
  expect(warnings.join('\n')).toContain('reminders.json');
});
