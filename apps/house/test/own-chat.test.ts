import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChatMessage, type Notification } from '@touchline/contract';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { CHAT_SHOWN_MAX } from '@touchline/contract/constants';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CHAT_AGE_MS, forgetChatMessages } from '../src/commands/send-chat-message.ts';
import { chatMessages } from '../src/db/chat-schema.ts';
import { readCommandLine } from '../src/operator-cli/command-line.ts';
import { reportOf } from '../src/operator-cli/report.ts';
import {
  type Caller,
  callerOf,
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { auditRows, callOperators, OPERATORS, order, ordered } from './support/operator.ts';

const CHAT = '/platform/player/chat';
let house: TestHouse;
let asked = 0;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
afterEach(() => rmSync(chatFile(), { force: true }));

const chatFile = () => join(house.options.dataDir, 'chat.json');
const switchTo = (file: object) => writeFileSync(chatFile(), JSON.stringify(file));
const newId = () => {
  asked += 1;
  return `request-${asked}`;
};
const send = (player: Caller, text: string, requestId = newId()) =>
  player.post(CHAT, { text, request_id: requestId });
const chatOf = async (player: Caller): Promise<ChatMessage[]> => (await player.get(CHAT)).body.data;
const wordsIn = async (player: Caller) => (await chatOf(player)).map(({ from, text }) => `${from}: ${text}`);
const waiting = async (query = '') => (await callOperators(house, `/chats${query}`)).body.chats;

test('a player writes, and reads what he and support wrote, oldest first', async () => {
  const player = await signUpPlayer(house.url);
  expect(await chatOf(player)).toEqual([]);
  const sent = await send(player, '  Where is my bet?\nT-123  ');
  expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(ChatMessage.parse(sent.body)).toMatchObject({ from: 'player', text: 'Where is my bet?\nT-123' });
  await ordered(house, 'answer-chat', { player: player.email, text: 'It won.' });
  await send(player, 'Thank you');
  expect(await wordsIn(player)).toEqual([
    'player: Where is my bet?\nT-123',
    'support: It won.',
    'player: Thank you',
  ]);
  expect((await chatOf(player))[0]).toEqual(sent.body);
});

test('the same request stores one message, and no other text', async () => {
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const id = newId();
  const answers = await Promise.all([send(player, 'Hello', id), send(player, 'Hello', id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const reused = await send(player, 'Something else', id);
  expect([reused.status, reused.body.code, reused.body.data.localized_message]).toEqual([
    409,
    185,
    'This message has already been sent.',
  ]);
  expect((await send(other, 'Something else', id)).status).toBe(200);
  expect(await wordsIn(player)).toEqual(['player: Hello']);
});

test('two players never see what the other one wrote or was written', async () => {
  const [one, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  await send(one, 'From the first');
  await send(other, 'From the second');
  await ordered(house, 'answer-chat', { player: other.id, text: 'For the second' });
  expect(await wordsIn(one)).toEqual(['player: From the first']);
  expect(await wordsIn(other)).toEqual(['player: From the second', 'support: For the second']);
});

test('a visitor neither reads nor writes', async () => {
  const visitor = callerOf(house.url);
  expect((await visitor.get(CHAT)).status).toBe(401);
  expect((await send(visitor, 'Hello')).status).toBe(401);
});

test.each([
  ['no text', {}, 'text'],
  ['an empty text', { text: '' }, 'text'],
  ['a text of spaces', { text: ' \n ' }, 'text'],
  ['a text that is too long', { text: 'x'.repeat(1_001) }, 'text'],
  ['a text that the database cannot keep', { text: 'a\u0000b' }, 'text'],
  ['no request id', { text: 'Hello', request_id: undefined }, 'request_id'],
  ['a short request id', { text: 'Hello', request_id: 'x' }, 'request_id'],
  ['an unknown field', { text: 'Hello', from: 'support' }, 'from'],
])('%s is refused, and the field is named', async (_what, body, field) => {
  const player = await signUpPlayer(house.url);
  const answer = await player.post(CHAT, { request_id: newId(), ...body });
  expect([answer.status, answer.body.data.details.map((one: { field: string }) => one.field)]).toEqual([
    422,
    [field],
  ]);
  expect(await chatOf(player)).toEqual([]);
});

test('a text may be as long as allowed beside the spaces around it', async () => {
  const player = await signUpPlayer(house.url);
  expect((await send(player, ` ${'x'.repeat(1_000)} `)).status).toBe(200);
});

test('a player writes ten messages in a minute, and the eleventh has to wait', async () => {
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  const answers = [];
  for (let count = 0; count < 11; count += 1) answers.push(await send(player, `Message ${count}`));
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(other, 'Hello')).status).toBe(200);
});

test.each([
  ['no chat', { adapter: 'off' }],
  ['the chat of somebody else', { adapter: 'support', script: 'https://chat.example/x.js' }],
])('where the operator has %s there is none of the backend', async (_what, file) => {
  const player = await signUpPlayer(house.url);
  expect((await player.get('/book/settings')).body.capabilities).toContain('support_chat');
  switchTo(file);
  expect((await player.get('/book/settings')).body.capabilities).not.toContain('support_chat');
  expect((await player.get(CHAT)).status).toBe(404);
  expect((await send(player, 'Hello')).status).toBe(404);
  const refused = await order(house, 'answer-chat', { player: player.id, text: 'Hello' });
  expect(refused).toMatchObject({ status: 409, body: { why: 'the chat of this backend is off' } });
  rmSync(chatFile());
  expect(await chatOf(player)).toEqual([]);
});

test('the newest messages are shown', async () => {
  const player = await signUpPlayer(house.url);
  await house.db.execute(sql`
    insert into chat_messages (player_id, sender, text, created_at)
    select ${player.id}, 'player', 'Message ' || n, n from generate_series(1, ${CHAT_SHOWN_MAX + 1}) n`);
  const shown = await chatOf(player);
  expect([shown.length, shown[0]?.text, shown.at(-1)?.text]).toEqual([200, 'Message 2', 'Message 201']);
});

test('an answer notifies the player, in his language and at once', async () => {
  const player = await signUpPlayer(house.url);
  await ordered(house, 'answer-chat', { player: player.id, text: 'Hello' });
  const told: Notification[] = (await player.get('/book/notifications', { 'accept-language': 'de' })).body
    .data;
  expect(told[0]).toMatchObject({
    type: 'support_answer',
    title: 'Antwort vom Kundenservice',
    body: 'Im Chat ist eine neue Nachricht für Sie.',
    caption: '',
    object_type: 'chat',
    object_ref: null,
    read: false,
  });
  const published = await eventually(
    async () => (await house.port.history(userChannel(player.id), 50)).publications.map(({ data }) => data),
    (all) => all.length === 2,
  );
  expect(published as UserMessage[]).toMatchObject([
    { event: 'notification', notification: { id: told[0]?.id, title: 'Support has answered' } },
    { event: 'unread_counters_changed', unread: 2 },
  ]);
});

test('operators read who waits for an answer, the longest first, with what was written', async () => {
  await house.db.delete(chatMessages);
  const [first, second, answered] = [
    await signUpPlayer(house.url),
    await signUpPlayer(house.url),
    await signUpPlayer(house.url),
  ];
  await send(answered, 'Thanks');
  await send(second, 'One');
  await ordered(house, 'answer-chat', { player: second.id, text: 'Two' });
  await send(first, 'Three');
  await send(second, 'Four');
  await send(first, 'Five');
  await ordered(house, 'answer-chat', { player: answered.id, text: 'Welcome' });
  const chats = await waiting();
  expect(chats).toMatchObject([
    { playerId: first.id, messages: [{ sender: 'player', text: 'Three' }, { text: 'Five' }] },
    {
      playerId: second.id,
      messages: [{ text: 'One' }, { sender: 'support', text: 'Two' }, { text: 'Four' }],
    },
  ]);
  expect(chats[0].waitingSince).toBe(chats[0].messages[0].createdAt);
  expect(chats[1].waitingSince).toBe(chats[1].messages[2].createdAt);
  expect(await waiting('?limit=1')).toHaveLength(1);
  expect((await callOperators(house, '/chats?limit=0')).body.data.details[0].field).toBe('limit');
  await ordered(house, 'answer-chat', { player: first.id, text: 'Six' });
  await ordered(house, 'answer-chat', { player: second.id, text: 'Seven' });
  expect(await waiting()).toEqual([]);
});

test('an answer stands in the log, its text does not', async () => {
  const player = await signUpPlayer(house.url);
  await ordered(house, 'answer-chat', { player: player.id, text: 'Your address is right.' });
  const [row] = await auditRows(house);
  expect(row).toMatchObject({
    command: 'answer-chat',
    subject: player.id,
    arguments: JSON.stringify({ player: player.id, text: '22 characters' }),
    outcome: 'done',
  });
});

test.each([
  ['an empty text', { text: ' ' }, 'arguments.text'],
  ['a text that is too long', { text: 'x'.repeat(1_001) }, 'arguments.text'],
  ['no player', { player: '' }, 'arguments.player'],
])('an answer with %s is refused', async (_what, more, field) => {
  const refused = await order(house, 'answer-chat', { player: 'nobody', text: 'Hello', ...more });
  expect([refused.status, refused.body.data.details[0].field]).toEqual([422, field]);
});

test('nobody is written to whom there is not, or whose data were erased', async () => {
  const player = await signUpPlayer(house.url);
  const why = async (name: string) =>
    (await order(house, 'answer-chat', { player: name, text: 'Hello' })).body.why;
  expect(await why('nobody')).toBe('no such player');
  await house.db.execute(sql`update players set erased_at = 1 where id = ${player.id}`);
  expect(await why(player.id)).toBe('the player had his data erased');
  const rows = await house.db.execute(sql`select 1 from chat_messages where player_id = ${player.id}`);
  expect(rows.rows).toEqual([]);
});

test('messages are deleted after a year', async () => {
  const player = await signUpPlayer(house.url);
  await send(player, 'Old');
  const [{ created_at: at } = { created_at: 0 }] = await chatOf(player);
  await forgetChatMessages(house.db, at + CHAT_AGE_MS);
  expect(await wordsIn(player)).toEqual(['player: Old']);
  await forgetChatMessages(house.db, at + CHAT_AGE_MS + 1);
  expect(await wordsIn(player)).toEqual([]);
});

test('the command reads lists and answers, and prints nothing that steers a terminal', () => {
  expect(readCommandLine(['chats', '--limit', '5'])).toEqual({ kind: 'chats', limit: '5' });
  expect(
    readCommandLine(['answer-chat', 'ann@mail.example', 'It won.', '--reason', 'asked in chat']),
  ).toEqual({
    kind: 'command',
    order: {
      command: 'answer-chat',
      arguments: { player: 'ann@mail.example', text: 'It won.' },
      reason: 'asked in chat',
    },
  });
  const call = { kind: 'chats', limit: undefined } as const;
  const chats = [
    {
      playerId: 'p1',
      waitingSince: 0,
      messages: [{ sender: 'player', text: 'One\u001b[2J\u202e\nplayer p2', createdAt: 0 }],
    },
  ];
  expect(reportOf(call, { status: 200, body: { chats } })).toEqual({
    code: 0,
    text: [
      'player p1  waits since 1970-01-01T00:00:00.000Z',
      '    1970-01-01T00:00:00.000Z  player',
      '      One[2J',
      '      player p2',
    ].join('\n'),
  });
  expect(reportOf(call, { status: 200, body: { chats: [] } }).text).toBe('No player waits for an answer.');
  expect(reportOf(call, { status: 403, body: {} })).toEqual({
    code: 1,
    text: 'Your role may not read chats with players.',
  });
});
