import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const USER = '/book/watchersio/userid';

/** The chat that the system data name while the file says this. */
async function chatWith(file: unknown) {
  writeFileSync(join(house.options.dataDir, 'chat.json'), JSON.stringify(file));
  return (await callerOf(house.url).get('/platform/system')).body.platform_settings.chat;
}

test('a player is known to a chat by an id of his own, which stays and is not that of his account', async () => {
  const [one, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const answer = await one.get(USER);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ user_id: expect.stringMatching(/^[\w-]{22}$/) });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect((await one.get(USER)).body).toEqual(answer.body);
  expect((await other.get(USER)).body.user_id).not.toBe(answer.body.user_id);
  expect(answer.body.user_id).not.toContain(one.id);
});

test('the id outlasts the process', async () => {
  const player = await signUpPlayer(house.url);
  const { body } = await player.get(USER);
  house = await house.restart();
  expect((await player.get(USER)).body).toEqual(body);
});

test('a visitor has no id', async () => {
  expect((await callerOf(house.url).get(USER)).status).toBe(401);
});

test('the system data name the chat of the file, and that of the backend without it', async () => {
  const { chat } = (await callerOf(house.url).get('/platform/system')).body.platform_settings;
  expect(chat).toEqual({ adapter: 'own' });
  expect(await chatWith({ adapter: 'support', script: 'https://chat.example/widget.js?key=1' })).toEqual({
    adapter: 'support',
    script: 'https://chat.example/widget.js?key=1',
    origins: [],
  });
  expect(await chatWith({ adapter: 'own' })).toEqual({ adapter: 'own' });
  expect(await chatWith({ adapter: 'off' })).toBeUndefined();
});

test.each([
  ['an unknown adapter', { adapter: 'none' }, 'adapter'],
  ['a script of the own chat', { adapter: 'own' }, 'script'],
  ['a script that is no address', { script: '/widget.js' }, 'script'],
  ['a script with another scheme', { script: 'javascript:alert(1)' }, 'script'],
  ['a script with a password', { script: 'https://ann:secret@chat.example/x.js' }, 'script'],
  ['an origin with a path', { origins: ['https://cdn.example/x'] }, 'origins.0'],
  ['an origin twice', { origins: ['https://cdn.example', 'https://cdn.example'] }, 'origins'],
  ['an unknown field', { colour: 'red' }, 'colour'],
])('a file with %s offers no chat, and the log names the field', async (_what, more, field) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const file = { adapter: 'social', script: 'https://chat.example/x.js', ...more };
  expect(await chatWith(file)).toBeUndefined();
  expect(warn.mock.calls.flat().join('\n')).toContain(field);
});
