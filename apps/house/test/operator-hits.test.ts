import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { drawContributions } from '../src/jackpots/draw-contributions.ts';
import { approveHit, payApprovedHits } from '../src/jackpots/hit-statements.ts';
import { callHouse } from '../src/operator-cli/call-house.ts';
import { checkHits } from '../src/operator-cli/check-hits.ts';
import { readCommandLine } from '../src/operator-cli/command-line.ts';
import { reportOf } from '../src/operator-cli/report.ts';
import { newSecret } from '../src/operators/known-operators.ts';
import { placeBet } from './support/cash-out.ts';
import { messagesTo, toldTo } from './support/game-bets.ts';
import {
  balanceOf,
  callerOf,
  eventually,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { hitsOf, jackpotOf, levelOf, levelsOf, placeJackpots } from './support/jackpots.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { callOperators } from './support/operator.ts';

const WHY = ['--reason', 'as the test wants it'];
const [TOM, MARA] = [
  newSecret({ name: 'tom', role: 'support' }),
  newSecret({ name: 'mara', role: 'trader' }),
];
const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
let house: TestHouse;
let ids = 0;

beforeAll(async () => {
  writeFileSync(path, [TOM.line, MARA.line].join('\n'));
  house = await startTestHouse({ operators: { kind: 'file', path } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(folder, { recursive: true });
});
/** Gives a command line as a person would; answers what it says. */
async function run(words: readonly string[], { secret }: { readonly secret: string } = TOM) {
  const call = readCommandLine(words);
  if (call.kind === 'new-secret' || call.kind === 'check-hit') throw new Error('It asks no backend.');
  return reportOf(call, await callHouse({ url: house.url, secret }, call));
}
const decide = async (command: 'approve-hit' | 'decline-hit', id: string) =>
  (await run([command, id, ...WHY])).text;
const newestRow = async () => {
  const by = { authorization: `Bearer ${TOM.secret}` };
  return (await callOperators(house, '/audit', undefined, by)).body.rows[0];
};

/** A player whose bet of 10.00 has just hit a level of a new jackpot, which he was to hit with any bet. */
async function newHit(currency = 'EUR') {
  ids += 1;
  const id = `hit-${ids}`;
  placeJackpots(
    house,
    jackpotOf(id, { currency, rate: 100, levels: [levelOf('mini', { start: 0, max: 1 })] }),
  );
  const player = await signUpPlayer(house.url);
  await placeBet(house, player, [quietMatch(house)]);
  await drawContributions(house);
  const [hit] = await hitsOf(house, id);
  if (!hit) throw new Error('Nothing was hit.');
  return { player, hit };
}

test('a hit is listed, approved by an operator and paid once; the player is told, and the audit log says who', async () => {
  const { player, hit } = await newHit();
  const list = await run(['jackpot-hits']);
  expect(list).toEqual({
    code: 0,
    text: expect.stringContaining(
      `hit  10.00 EUR  ${hit.jackpotId}/mini round 1  bet ${hit.betId} (waiting_results)  player ${player.id}`,
    ),
  });
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  expect(await decide('approve-hit', hit.id)).toBe('Done; hit "approved"; amount "10.00"; currency "EUR"');
  expect(await newestRow()).toMatchObject({
    operator: 'tom',
    role: 'support',
    command: 'approve-hit',
    subject: hit.id,
    outcome: 'done',
  });
  expect(await hitsOf(house, hit.jackpotId)).toMatchObject([{ status: 'paid', seen: false }]);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  const [news] = await toldTo(player);
  expect(news).toMatchObject({
    type: 'jackpot_paid',
    title: 'Jackpot won: €10.00',
    object_type: 'bet',
    caption: expect.stringMatching(/^Single · T-/),
  });
  const balances = await eventually(
    async () => (await messagesTo(house, player.id)).filter(({ event }) => event === 'balance_changed'),
    (all) => all.length > 1,
  );
  expect(balances.at(-1)).toMatchObject({ account: { balance: { available: 100_000, locked: 0 } } });
  await Promise.all([payApprovedHits(house), payApprovedHits(house)]);
  expect(await decide('approve-hit', hit.id)).toBe('Refused: is paid.');
  expect(await decide('decline-hit', hit.id)).toBe('Refused: is paid.');
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  const { body } = await player.get('/platform/player/movements?group=winnings');
  expect(body.data).toMatchObject([{ kind: 'jackpot', direction: 'in', amount: 1_000 }]);
  await expectLedgerLaws(house.db);
});

test('a hit that is declined pays nothing, and its amount waits for the next round', async () => {
  const { player, hit } = await newHit();
  expect(await decide('decline-hit', hit.id)).toBe('Done; hit "declined"; amount "10.00"; currency "EUR"');
  expect(await newestRow()).toMatchObject({ command: 'decline-hit', reason: 'as the test wants it' });
  expect(await levelsOf(house, hit.jackpotId)).toMatchObject([{ round: 2, pool: 0, carried: 1_000 }]);
  expect(await balanceOf(player)).toEqual({ available: 99_000, locked: 0 });
  expect(await decide('approve-hit', hit.id)).toBe('Refused: is declined.');
  expect((await toldTo(player)).map(({ type }) => type)).not.toContain('jackpot_paid');
  expect((await callerOf(house.url).get(`/book/jackpot-hits?jackpot_id=${hit.jackpotId}`)).body.data).toEqual(
    [],
  );
  await expectLedgerLaws(house.db);
});

test('decisions at the same time are taken once', async () => {
  const { player, hit } = await newHit();
  const said = await Promise.all([
    decide('approve-hit', hit.id),
    decide('decline-hit', hit.id),
    decide('approve-hit', hit.id),
  ]);
  expect(said.filter((text) => text.startsWith('Done'))).toHaveLength(1);
  const [{ status } = { status: 'hit' }] = await hitsOf(house, hit.jackpotId);
  expect((await balanceOf(player)).available).toBe(status === 'paid' ? 100_000 : 99_000);
  await expectLedgerLaws(house.db);
});

test('a hit in a currency of which the player has no account opens one, and counts as euros at the rates of the backend', async () => {
  const { player, hit } = await newHit('USD');
  expect(hit).toMatchObject({ currency: 'USD', amount: 1_086, amountEur: 999 });
  await decide('approve-hit', hit.id);
  const { body } = await player.get('/platform/player/accounts');
  expect(body.find(({ currency }: { currency: string }) => currency === 'USD')).toMatchObject({
    balance: { available: 1_086, locked: 0 },
  });
  await expectLedgerLaws(house.db);
});

test('a hit whose payment was missed is paid by the leader', async () => {
  const { player, hit } = await newHit();
  expect(await approveHit(house.db, hit.id)).toBe(true);
  await payApprovedHits(house);
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('a player whose hit waits cannot have his data erased', async () => {
  const { player, hit } = await newHit();
  const marketKey = `${quietMatch(house).id}/1/`;
  await settleMarkets(house, [
    { marketKey, results: { '1': 'lost', '2': 'won', '3': 'lost' }, at: Date.now() },
  ]);
  // Empties the account, which would refuse it as well.
  await house.db.execute(sql`update accounts set available = 0 where player_id = ${player.id}`);
  const erase = () => player.post('/platform/player/erasure', { password: 'correct horse' });
  expect((await erase()).body.code).toBe(153);
  await house.db.execute(sql`update accounts set available = 99000 where player_id = ${player.id}`);
  await decide('decline-hit', hit.id);
  await expectLedgerLaws(house.db);
});

test('what is no hit, and a role that may not, are refused', async () => {
  const { hit } = await newHit();
  expect(await decide('approve-hit', 'nothing')).toBe('Refused: no such jackpot hit.');
  expect((await run(['approve-hit', hit.id, ...WHY], MARA)).text).toContain('may not give this command');
  expect((await run(['jackpot-hits'], MARA)).text).toBe('Your role may not read jackpot hits.');
  expect((await run(['jackpot-hits', '--limit', 'x'])).code).toBe(1);
  expect(await hitsOf(house, hit.jackpotId)).toMatchObject([{ status: 'hit' }]);
});

test('anybody checks a hit from what the call answers, and a changed one is found out', async () => {
  const { player, hit } = await newHit();
  await decide('approve-hit', hit.id);
  const { body } = await player.get(`/book/jackpot-hits?jackpot_id=${hit.jackpotId}`);
  const file = join(folder, 'hits.json');
  const check = (content: unknown) => {
    writeFileSync(file, JSON.stringify(content));
    return checkHits(file);
  };
  const { text, code } = await check(body);
  expect(code).toBe(0);
  expect(text).toMatch(
    /mini round 1 {2}true: it dropped at 0\.\d\d EUR, between 0\.00 EUR before the bet and 10\.00 EUR with it/,
  );
  expect(text).toContain(`seed hash ${hit.seedHash}`);
  const [one] = body.data;
  expect((await check(one)).code).toBe(0);
  for (const [proof, fault] of [
    [{ seed: '0'.repeat(64) }, 'the seed is not the one of the hash'],
    [{ start: 2_000, max: 3_000 }, 'the amount has not reached the drop'],
    [{ before: 900 }, 'a bet before this one had reached the drop'],
  ] as const)
    expect(await check({ ...one, proof: { ...one.proof, ...proof } })).toMatchObject({
      code: 1,
      text: expect.stringContaining(fault),
    });
  await expect(check({ ...one, proof: null })).rejects.toThrow('holds no jackpot hits.');
  await expect(check({ ...one, proof: { ...one.proof, max: 0 } })).rejects.toThrow('not below its max');
  await expect(checkHits(join(folder, 'none.json'))).rejects.toThrow('cannot be read.');
  expect(readCommandLine(['check-hit', '-'])).toEqual({ kind: 'check-hit', file: '-' });
  expect(() => readCommandLine(['check-hit'])).toThrow('check-hit takes a file');
});
