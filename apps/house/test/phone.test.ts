import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { phoneCodes, texts } from '../src/db/texts-schema.ts';
import { PHONE_CODE_LASTS_MS, PHONE_CODE_TRIES } from '../src/players/phone-codes.ts';
import { RESEND_MS, TEXTS_PER_DAY } from '../src/players/text-limits.ts';
import { callerOf, START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';

const PHONE = '/platform/player/phone';
type Player = Awaited<ReturnType<typeof signUpPlayer>>;

let house: TestHouse;
let player: Player;
let numbers = 0;
let number: string;

beforeAll(async () => {
  house = await startTestHouse({ dev: true, phoneVerification: true });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  player = await signUpPlayer(house.url);
  numbers += 1;
  number = `+447400${String(123_000 + numbers)}`;
});

const phoneOf = async (caller = player) => (await caller.get(PHONE)).body;
const ask = (to = number, caller = player) => caller.post(PHONE, { number: to });
const resend = (caller = player) => caller.post(`${PHONE}/code`);
const confirm = (code: string, caller = player) => caller.post(`${PHONE}/confirm`, { code });

/** Codes that were sent to a number, the newest first. */
async function codesTo(to = number): Promise<string[]> {
  await house.texts.sent();
  return house.texts.shown().flatMap((text) => (text.to === to && text.code ? [text.code] : []));
}
const newestCode = async (to = number) => (await codesTo(to))[0] ?? '';
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

async function verify(caller = player, to = number) {
  await ask(to, caller);
  expect((await confirm(await newestCode(to), caller)).status).toBe(200);
}

/** Puts what was sent into the past, as if so much time had gone by. */
const putBack = (ms: number) => house.db.update(texts).set({ createdAt: sql`${texts.createdAt} - ${ms}` });

test('a number is verified by the code of its text message', async () => {
  expect(await phoneOf()).toEqual({
    number: null,
    country: null,
    status: 'none',
    is_verified: false,
    pending_number: null,
    locale: 'en',
    resend_timeout_until: null,
    sms_limit_reached: false,
    required: true,
  });
  const asked = await player.post(PHONE, { number: `0${number.slice(3)}`, country: 'GB' });
  expect(asked.body).toMatchObject({
    number,
    country: 'GB',
    status: 'unverified',
    is_verified: false,
    pending_number: number,
    required: true,
  });
  expect(asked.body.resend_timeout_until).toBeGreaterThan(Date.now());
  const code = await newestCode();
  expect(code).toMatch(/^\d{6}$/);
  const [sent] = house.texts.shown();
  expect(sent?.text).toBe(
    `${code} is your Touchline code. It works for 10 minutes. Never share it with anyone.`,
  );
  const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(confirmed.body).toMatchObject({
    number,
    status: 'verified',
    is_verified: true,
    pending_number: null,
  });
  expect(confirmed.body.required).toBe(false);
  expect((await player.get('/platform/player')).body.mobile_phone).toBe(number);
  expect((await confirm(code)).body.code).toBe(146);
});

test('the database holds no code', async () => {
  await ask();
  const code = await newestCode();
  const rows = [await house.db.select().from(phoneCodes), await house.db.select().from(texts)];
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
});

test('a text message is in the language of the player, and the answer in the one asked for', async () => {
  await player.send('PATCH', '/platform/player/update_locale', { locale: 'de' });
  expect((await phoneOf()).locale).toBe('de');
  expect((await player.get(`${PHONE}?locale=ar`)).body.locale).toBe('ar');
  await ask();
  const code = await newestCode();
  expect(house.texts.shown()[0]?.text).toContain(`${code} ist Ihr Code für Touchline.`);
});

test('what is no mobile number is refused at its field', async () => {
  const wrong = await ask('07400');
  expect([wrong.status, wrong.body.data.details]).toEqual([
    422,
    [{ field: 'number', key: 'error.field.phone' }],
  ]);
  const landline = await ask('+442079460958');
  expect(landline.body.data.details).toEqual([{ field: 'number', key: 'error.field.phone_mobile' }]);
  expect((await phoneOf()).status).toBe('none');
});

test('after five wrong codes the right one does nothing', async () => {
  await ask();
  const code = await newestCode();
  const answers = [];
  for (let time = 0; time < PHONE_CODE_TRIES; time += 1) answers.push(await confirm(wrongCode(code)));
  expect(answers.map(({ body }) => body.code)).toEqual([144, 144, 144, 144, 147]);
  expect((await confirm(code)).body.code).toBe(147);
  expect((await phoneOf()).is_verified).toBe(false);
});

test('of many tries at the same time five are counted', async () => {
  await ask();
  const code = await newestCode();
  const tries = Array.from({ length: 9 }, () => confirm(wrongCode(code)));
  const codes = (await Promise.all(tries)).map(({ body }) => body.code);
  expect(codes.filter((one) => one === 144)).toHaveLength(PHONE_CODE_TRIES - 1);
  const [row] = await house.db.select().from(phoneCodes).where(eq(phoneCodes.playerId, player.id));
  expect(row?.tries).toBe(PHONE_CODE_TRIES);
});

test('a code ends after ten minutes, by the clock of players', async () => {
  await ask();
  const code = await newestCode();
  const dev = callerOf(house.url);
  await dev.post('/dev/jump', { by_ms: PHONE_CODE_LASTS_MS });
  expect((await confirm(code)).body.code).toBe(145);
  expect((await confirm(code, await signUpPlayer(house.url))).body.code).toBe(145);
});

test('a newer code ends the older one', async () => {
  await ask();
  const older = await newestCode();
  await putBack(RESEND_MS);
  expect((await resend()).status).toBe(200);
  const newer = await newestCode();
  if (older !== newer) expect((await confirm(older)).body.code).toBe(144);
  expect((await confirm(newer)).status).toBe(200);
});

test('a code is sent again after a minute, and before it is refused with the time to wait', async () => {
  expect((await resend()).body.code).toBe(151);
  await ask();
  for (const answer of [await resend(), await ask('+447400999999')]) {
    expect([answer.status, answer.body.code]).toEqual([429, 148]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(RESEND_MS / 1000);
  }
  expect((await phoneOf()).pending_number).toBe(number);
  await putBack(RESEND_MS);
  expect((await phoneOf()).resend_timeout_until).toBeNull();
  expect((await resend()).status).toBe(200);
  expect(await codesTo()).toHaveLength(2);
});

test('of two requests at the same time one sends a code', async () => {
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  expect(await codesTo()).toHaveLength(1);
});

test('a player gets five text messages in a day, whatever the numbers', async () => {
  for (let time = 0; time < TEXTS_PER_DAY; time += 1) {
    expect((await ask(`+4474009990${10 + time}`)).status).toBe(200);
    await putBack(RESEND_MS);
  }
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 149]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect((await phoneOf()).sms_limit_reached).toBe(true);
  await putBack(24 * 3_600_000);
  expect((await phoneOf()).sms_limit_reached).toBe(false);
  expect((await ask()).status).toBe(200);
});

test('a number gets five text messages in a day, whoever asks', async () => {
  for (let time = 0; time < TEXTS_PER_DAY; time += 1)
    expect((await ask(number, await signUpPlayer(house.url))).status).toBe(200);
  const refused = await ask();
  expect([refused.status, refused.body.code]).toEqual([429, 149]);
  expect(await codesTo()).toHaveLength(TEXTS_PER_DAY);
});

test('requests of several players for a number do not pass its limit together', async () => {
  const many = await Promise.all(Array.from({ length: 8 }, () => signUpPlayer(house.url)));
  const answers = await Promise.all(many.map((one) => ask(number, one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(TEXTS_PER_DAY);
});

test('a number of another player is answered like any other, and gets nothing', async () => {
  await verify();
  const sent = (await codesTo()).length;
  const stranger = await signUpPlayer(house.url);
  const free = await ask('+447400888888', await signUpPlayer(house.url));
  const taken = await ask(number, stranger);
  const plain = ({ number: _, pending_number, resend_timeout_until, ...rest }: Record<string, unknown>) =>
    rest;
  expect(taken.status).toBe(200);
  expect(taken.body).toMatchObject({ number, status: 'unverified', pending_number: number });
  expect(Object.keys(plain(taken.body))).toEqual(Object.keys(plain(free.body)));
  expect(await codesTo()).toHaveLength(sent);
  const tries = [];
  for (let time = 0; time < PHONE_CODE_TRIES; time += 1)
    tries.push((await confirm('12345x', stranger)).body.code);
  expect(tries).toEqual([144, 144, 144, 144, 147]);
  expect((await phoneOf(stranger)).is_verified).toBe(false);
});

test('of two players with codes for one number the first has it, and the other is told with the right code', async () => {
  const other = await signUpPlayer(house.url);
  await ask();
  const code = await newestCode();
  await ask(number, other);
  const others = await newestCode();
  expect((await confirm(code)).status).toBe(200);
  expect((await confirm(wrongCode(others), other)).body.code).toBe(144);
  const late = await confirm(others, other);
  expect([late.status, late.body.code]).toEqual([409, 150]);
  expect((await phoneOf(other)).status).toBe('unverified');
});

test('a changed number counts once it is verified', async () => {
  await verify();
  const change = (to: string) => player.post(PHONE, { number: to, password: 'correct horse' });
  const next = '+447400777777';
  await putBack(RESEND_MS);
  const asked = await change(next);
  expect(asked.body).toMatchObject({ number, status: 'verified', pending_number: next, required: false });
  expect((await confirm(await newestCode(next))).body).toMatchObject({ number: next, pending_number: null });
  expect((await player.get('/platform/player')).body.mobile_phone).toBe(next);
  await putBack(RESEND_MS);
  await change(number);
  await putBack(RESEND_MS);
  expect((await change(next)).body).toMatchObject({ number: next, status: 'verified', pending_number: null });
});

test('a code for a number that was changed since does nothing', async () => {
  await ask();
  const code = await newestCode();
  await putBack(RESEND_MS);
  await ask('+447400666666');
  expect([144, 145]).toContain((await confirm(code)).body.code);
  expect((await phoneOf()).is_verified).toBe(false);
});

test('visitors have no phone', async () => {
  const visitor = callerOf(house.url);
  const answers = [
    await visitor.get(PHONE),
    await ask(number, { ...player, ...visitor }),
    await visitor.post(`${PHONE}/code`),
  ];
  answers.push(await visitor.post(`${PHONE}/confirm`, { code: '123456' }));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('the system data says that phones are verified', async () => {
  expect((await player.get('/platform/system')).body.platform_settings.phone_verification).toBe(true);
});

test('the development API lists text messages by number', async () => {
  await ask();
  const dev = callerOf(house.url);
  const { body } = await dev.get(`/dev/texts?to=${encodeURIComponent(number)}`);
  expect(body).toEqual([{ to: number, text: expect.any(String), code: await newestCode() }]);
  expect((await dev.get('/dev')).body).toContain(body[0].text);
});

test('a text message is sent once', async () => {
  await ask();
  await Promise.all([house.texts.sent(), house.texts.sent()]);
  expect(await codesTo()).toHaveLength(1);
  const rows = await house.db.select().from(texts).where(eq(texts.playerId, player.id));
  expect(rows.map(({ dueAt, tries }) => [dueAt, tries])).toEqual([[null, 1]]);
});
