import { PlayerExport, User } from '@touchline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { PLAYER_DATA } from '../src/players/player-data.ts';
import { placeBet } from './support/cash-out.ts';
import {
  type Caller,
  callerOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';

const PASSWORD = 'correct horse';
const EXPORT = '/platform/player/export';
const ERASURE = '/platform/player/erasure';
/** Stores rows of bets by the bet's id. */
const OF_BETS = ['bet_selections'];

let house: TestHouse;
let used = 0;

beforeAll(async () => {
  house = await startTestHouse();
}, START_LIMIT_MS);
afterAll(() => house?.end());

const erase = (player: Caller, password = PASSWORD) => player.post(ERASURE, { password });
const isSignedIn = async (caller: Caller) => (await caller.get('/platform/player')).body.id !== null;

async function signedInAgain(email: string): Promise<Caller> {
  const caller = callerOf(house.url);
  const answer = await caller.post('/platform/users/sign_in', { email, password: PASSWORD });
  expect(answer.status).toBe(200);
  return caller;
}

/** Number of rows of a player in each table that has any. */
async function rowsOf(playerId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(PLAYER_DATA)) {
    const column = sql.identifier(table === 'players' ? 'id' : 'player_id');
    const { rows } = await house.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${column} = ${playerId}`,
    );
    if (rows[0]?.count) counts[table] = rows[0].count;
  }
  return counts;
}

/** Gives a player a row in each table that players fill by themselves, and the others by hand. */
async function fill(player: Caller & { id: string }) {
  const match = quietMatch(house, used++);
  await placeBet(house, player, [match], { stake: 1_000 });
  await settleMarkets(house, [
    { marketKey: `${match.id}/1/`, results: { '1': 'lost', '2': 'won', '3': 'lost' }, at: Date.now() },
  ]);
  await player.send('PATCH', '/platform/player', { first_name: 'Ada', last_name: 'Moor', nickname: 'Ace' });
  await player.post('/book/settings', { odds_type: 'british' });
  await player.post(`/book/favourites/matches/${match.id}`);
  const { id } = player;
  await house.db.execute(sql`
    insert into push_subscriptions (id, player_id, session_hash, endpoint, p256dh, auth, kinds, locale, created_at)
    select ${`push-${id}`}, ${id}, token_hash, 'https://push.example/1', 'key of the device', 'secret of the device', '[]', 'en', 1
    from sessions where player_id = ${id} limit 1`);
  await house.db.execute(
    sql`insert into votes (player_id, match_id, outcome_id, created_at) values (${id}, '1', '1', 1)`,
  );
  await house.db.execute(
    sql`insert into break_sessions (token_hash, player_id) values (${`ended-${id}`}, ${id})`,
  );
  await house.db.execute(sql`insert into register_answers (player_id, asked_at) values (${id}, 1)`);
  await house.db.execute(
    sql`insert into player_limits (player_id, is_stopped, max_stakes, updated_at) values (${id}, false, '{}', 1)`,
  );
  await house.db.execute(sql`insert into play_weeks (player_id, week_start, signed_in) values (${id}, 1, 1)`);
  await house.db.execute(sql`
    insert into cash_outs (id, bet_id, player_id, request_id, status, stake, percent, asked, least, created_at)
    select ${`sale-${id}`}, id, ${id}, 'r', 'failed', 1, 1, 1, 1, 1 from bets where player_id = ${id}`);
  await house.db.execute(sql`
    insert into game_bets (id, player_id, request_id, fingerprint, game, event, pick, currency, stake, odds, due_at, result, win_amount, created_at, settled_at)
    values (${`game-${id}`}, ${id}, 'r', 'f', 'lotteries', 1, '{"numbers":[1]}', 'USD', 0, 20000, 1, 'lost', 0, 1, 1)`);
  await house.db.execute(
    sql`insert into outbox (player_id, bet_id, created_at) values (${id}, 'none', 9e15)`,
  );
  await house.db.execute(sql`
    insert into texts (player_id, purpose, number, created_at) values (${id}, 'phone', '+447400123456', 1)`);
  await house.db.execute(sql`
    insert into phone_codes (player_id, number, hash, expires_at) values (${id}, '+447400123456', 'h', 1)`);
  await house.db.execute(sql`
    insert into login_codes (player_id, purpose, number, hash, expires_at)
    values (${id}, 'reset_password', '+447400123456', 'h', 1)`);
  await house.db.execute(
    sql`update players set phone = ${`+44${id}`}, phone_verified_at = 1, phone_pending = '+447400123457',
        contact_phone = '+447400123458', municipality = 'Leeds', terms_version = '1' where id = ${id}`,
  );
  await player.send('PATCH', '/platform/player/consents', { email: true });
  await player.post('/platform/player/chat', { text: 'Where is my bet?', request_id: `chat-${id}` });
  await player.post('/platform/user_limits', { type: 'bet', value: 1_000_000 });
  await house.db.execute(sql`insert into mails (player_id, kind, created_at) values (${id}, 'unlock', 1)`);
  await house.db.execute(sql`
    insert into one_time_codes (hash, player_id, purpose, created_at, expires_at)
    values (${`hash-${id}`}, ${id}, 'unlock', 1, 2)`);
  await house.db.execute(sql`
    insert into payments (id, player_id, request_id, fingerprint, kind, status, currency, amount, created_at)
    values (${`payment-${id}`}, ${id}, 'r', 'f', 'deposit', 'failed', 'EUR', 1, 1)`);
}

/** Devices that the player's bets name. */
async function devicesOf(playerId: string) {
  const { rows } = await house.db.execute(
    sql`select result ->> 'device_id' as device from placement_requests where player_id = ${playerId} and result ? 'device_id'`,
  );
  return rows;
}

/** Takes the money of a player, as bets that were lost would. */
async function spendAll(player: Caller & { id: string }) {
  const { body } = await player.get('/platform/player/accounts');
  for (const { balance } of body) {
    for (let left = balance.available; left > 0; ) {
      const match = quietMatch(house, used++);
      const stake = Math.min(left, 50_000);
      await placeBet(house, player, [match], { stake });
      await settleMarkets(house, [
        { marketKey: `${match.id}/1/`, results: { '1': 'lost', '2': 'won', '3': 'lost' }, at: Date.now() },
      ]);
      left -= stake;
    }
  }
}

test('every table that stores something of a player has a rule', async () => {
  const { rows } = await house.db.execute<{ table_name: string }>(sql`
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'player_id'`);
  const stored = [...rows.map((row) => row.table_name), 'players'];
  expect(Object.keys(PLAYER_DATA).toSorted()).toEqual(stored.toSorted());
  const { rows: ofBets } = await house.db.execute<{ table_name: string }>(sql`
    select table_name from information_schema.columns where table_schema = 'public' and column_name = 'bet_id'
    and table_name not in (select table_name from information_schema.columns where column_name = 'player_id' and table_schema = 'public')`);
  expect(ofBets.map((row) => row.table_name)).toEqual(OF_BETS);
});

test('an export has the rows of every table, and no secret', async () => {
  const player = await signUpPlayer(house.url);
  await fill(player);
  const answer = await player.get(EXPORT);
  expect([
    answer.status,
    answer.headers.get('content-disposition'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, 'attachment; filename="account-data.json"', 'private, no-store']);
  const { data } = PlayerExport.parse(answer.body);
  expect(Object.keys(data).toSorted()).toEqual([...Object.keys(PLAYER_DATA), ...OF_BETS].toSorted());
  const counted = Object.entries(data).map(([table, rows]) => [table, rows.length]);
  // Leaves out the outbox, which empties by itself.
  const { bet_selections: selections, outbox, ...own } = Object.fromEntries(counted);
  const { outbox: waiting, ...stored } = await rowsOf(player.id);
  expect([selections, outbox >= (waiting ?? 0)]).toEqual([1, true]);
  expect(own).toEqual(stored);
  expect(Object.values(own)).not.toContain(0);
  expect(data.players).toMatchObject([{ email: player.email, first_name: 'Ada', nickname: 'Ace' }]);
  expect(data.push_subscriptions).toMatchObject([{ endpoint: 'https://push.example/1' }]);
  const text = JSON.stringify(answer.body);
  for (const secret of ['password_hash', 'token_hash', 'session_hash', 'device_hash', 'secret of the device'])
    expect(text).not.toContain(secret);
});

test('an export is of the player who asks alone', async () => {
  const [player, other] = [await signUpPlayer(house.url), await signUpPlayer(house.url)];
  await fill(other);
  const text = JSON.stringify((await player.get(EXPORT)).body);
  expect(text).toContain(player.id);
  expect(text).not.toContain(other.id);
  expect((await callerOf(house.url).get(EXPORT)).status).toBe(401);
});

test('an erasure wants the password again, and everything settled and paid out', async () => {
  const player = await signUpPlayer(house.url);
  expect((await erase(callerOf(house.url))).status).toBe(401);
  const wrong = await erase(player, 'another horse');
  expect([wrong.status, wrong.body.code, wrong.body.data.details]).toEqual([
    422,
    154,
    [{ field: 'password', key: 'error.field.own_password' }],
  ]);
  const unknown = await player.post(ERASURE, { password: PASSWORD, reason: 'none' });
  expect([unknown.status, unknown.body.data.details]).toEqual([
    422,
    [{ field: 'reason', key: 'error.request.invalid' }],
  ]);
  const rich = await erase(player);
  expect([rich.status, rich.body.code]).toEqual([409, 153]);
  await placeBet(house, player, [quietMatch(house, used++)]);
  const open = await erase(player);
  expect([open.status, open.body.code]).toEqual([409, 152]);
  expect(await isSignedIn(player)).toBe(true);
  expect((await player.get('/platform/player')).body.email).toBe(player.email);
});

test('a bet on a race or a draw that is open stops an erasure', async () => {
  const player = await signUpPlayer(house.url);
  await house.db.execute(sql`
    insert into game_bets (id, player_id, request_id, fingerprint, game, event, pick, currency, stake, odds, due_at, created_at)
    values (${`open-${player.id}`}, ${player.id}, 'r', 'f', 'lotteries', 1, '{}', 'EUR', 0, 20000, 9000000000000000, 1)`);
  expect((await erase(player)).body.code).toBe(152);
  await house.db.execute(sql`delete from game_bets where id = ${`open-${player.id}`}`);
});

test('an erasure is refused while a deposit may still arrive', async () => {
  const player = await signUpPlayer(house.url);
  await spendAll(player);
  await house.db.execute(sql`
    insert into payments (id, player_id, request_id, fingerprint, kind, status, currency, amount, created_at)
    values (${`coming-${player.id}`}, ${player.id}, 'r', 'f', 'deposit', 'pending', 'EUR', 500, 1)`);
  const answer = await erase(player);
  expect([answer.status, answer.body.code]).toEqual([409, 153]);
  await house.db.execute(sql`update payments set status = 'failed' where player_id = ${player.id}`);
  expect((await erase(player)).status).toBe(204);
});

test('guesses of the password are counted as at sign-in', async () => {
  const player = await signUpPlayer(house.url);
  for (let tries = 0; tries < 5; tries += 1) expect((await erase(player, 'a guess')).status).toBe(422);
  const refused = await erase(player);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('an erasure leaves bets and money under an id that names nobody, and nothing else', async () => {
  const player = await signUpPlayer(house.url);
  const elsewhere = await signedInAgain(player.email);
  await fill(player);
  await spendAll(player);
  const before = await rowsOf(player.id);
  expect(await devicesOf(player.id)).not.toEqual([]);
  expect((await erase(player)).status).toBe(204);
  const kept = Object.entries(PLAYER_DATA).flatMap(([table, { atErasure }]) =>
    atErasure === 'delete' ? [] : [[table, before[table]]],
  );
  expect(await rowsOf(player.id)).toEqual(Object.fromEntries(kept));
  const { rows } = await house.db.execute(sql`
    select email, birth_date, first_name, last_name, nickname, phone, phone_pending, contact_phone, municipality from players where id = ${player.id}`);
  expect(rows).toEqual([
    {
      email: `erased:${player.id}`,
      birth_date: '',
      first_name: null,
      last_name: null,
      nickname: null,
      phone: null,
      phone_pending: null,
      contact_phone: null,
      municipality: null,
    },
  ]);
  expect(await devicesOf(player.id)).toEqual([]);
  expect([await isSignedIn(player), await isSignedIn(elsewhere)]).toEqual([false, false]);
  await expectLedgerLaws(house.db);
});

test('an email that was erased opens another account, and the old one no more', async () => {
  const player = await signUpPlayer(house.url);
  await spendAll(player);
  expect((await erase(player)).status).toBe(204);
  const visitor = callerOf(house.url);
  const old = { email: player.email, password: PASSWORD };
  expect((await visitor.post('/platform/users/sign_in', old)).status).toBe(401);
  const erased = { email: `erased:${player.id}`, password: PASSWORD };
  expect((await visitor.post('/platform/users/sign_in', erased)).status).toBe(401);
  const answer = await visitor.post('/platform/users/sign_up', {
    ...old,
    country: 'GB',
    currency: 'EUR',
    birth_date: '1990-05-05',
  });
  expect(answer.status).toBe(200);
  expect(User.parse(answer.body)).toMatchObject({ email: player.email, first_name: null });
  expect(answer.body.id).not.toBe(player.id);
});

test('a session that was opened during the erasure opens nothing', async () => {
  const player = await signUpPlayer(house.url);
  await spendAll(player);
  const late = await signedInAgain(player.email);
  const { rows } = await house.db.execute<{ token_hash: string }>(
    sql`select token_hash from sessions where player_id = ${player.id} order by created_at desc limit 1`,
  );
  expect((await erase(player)).status).toBe(204);
  await house.db.execute(sql`
    insert into sessions (token_hash, player_id, created_at, expires_at)
    values (${rows[0]?.token_hash}, ${player.id}, 1, 9000000000000000)`);
  expect(await isSignedIn(late)).toBe(false);
});
