import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callHouse } from '../src/operator-cli/call-house.ts';
import { readCommandLine } from '../src/operator-cli/command-line.ts';
import { reportOf } from '../src/operator-cli/report.ts';
import { newSecret } from '../src/operators/known-operators.ts';
import { messagesTo, toldTo } from './support/game-bets.ts';
import {
  balanceOf,
  type callerOf,
  eventually,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { callOperators } from './support/operator.ts';
import { PAYMENTS, paymentOf, payoutOf } from './support/payments.ts';

const WHY = ['--reason', 'as the test wants it'];
const [TOM, MARA] = [
  newSecret({ name: 'tom', role: 'support' }),
  newSecret({ name: 'mara', role: 'trader' }),
];
const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
let house: TestHouse;

beforeAll(async () => {
  writeFileSync(path, [TOM.line, MARA.line].join('\n'));
  house = await startTestHouse({ ...PAYMENTS, operators: { kind: 'file', path } });
}, START_LIMIT_MS);
afterAll(async () => {
  await house?.end();
  rmSync(folder, { recursive: true });
});

/** Gives a command line as a person would; answers what it says. */
async function run(words: readonly string[], { secret }: { readonly secret: string } = TOM) {
  const call = readCommandLine(words);
  if (call.kind === 'new-secret') throw new Error('No secret is made here.');
  return reportOf(call, await callHouse({ url: house.url, secret }, call));
}
const decide = async (id: string, ...words: string[]) =>
  (await run(['decide-payout', id, ...words, ...WHY])).text;

const newestRow = async () => {
  const by = { authorization: `Bearer ${TOM.secret}` };
  return (await callOperators(house, '/audit', undefined, by)).body.rows[0];
};
const newsOf = async (player: ReturnType<typeof callerOf>) =>
  (await toldTo(player)).map(({ type }) => type).filter((type) => type !== 'welcome');

test('a payout is approved and paid: the money stays locked until then, and the player is notified of both', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await payoutOf(player, 12_345);
  expect(await decide(id, 'approve')).toBe('Done; payout "approved"; amount "123.45"; currency "EUR"');
  expect(await newestRow()).toMatchObject({
    operator: 'tom',
    role: 'support',
    command: 'decide-payout',
    subject: id,
    outcome: 'done',
    reason: 'as the test wants it',
  });
  expect(await paymentOf(player, id)).toMatchObject({
    status: 'approved',
    decided_at: null,
    can_withdraw: false,
  });
  expect(await balanceOf(player)).toEqual({ available: 87_655, locked: 12_345 });
  expect((await player.send('DELETE', `/platform/player/payouts/${id}`)).body.code).toBe(138);
  expect(await decide(id, 'paid')).toContain('Done; payout "paid"');
  expect(await paymentOf(player, id)).toMatchObject({ status: 'paid' });
  expect(await balanceOf(player)).toEqual({ available: 87_655, locked: 0 });
  expect(await newsOf(player)).toEqual(['payout_paid', 'payout_approved']);
  const balances = await eventually(
    async () => (await messagesTo(house, player.id)).filter(({ event }) => event === 'balance_changed'),
    (all) => all.length > 1,
  );
  expect(balances.at(-1)).toMatchObject({ account: { balance: { available: 87_655, locked: 0 } } });
  await expectLedgerLaws(house.db);
});

test.each([[[]], [['approve']]])(
  'a payout that is declined after %o gives the money back, and says why',
  async (before) => {
    const player = await signUpPlayer(house.url);
    const { id } = await payoutOf(player, 5_000);
    for (const decision of before) await decide(id, decision);
    expect(await decide(id, 'decline', '--because', 'details_wrong')).toContain('Done; payout "declined"');
    expect(await paymentOf(player, id)).toMatchObject({ status: 'declined', reason: 'details_wrong' });
    expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
    expect((await newsOf(player))[0]).toBe('payout_declined');
    await expectLedgerLaws(house.db);
  },
);

test('what a status does not allow is refused, written, and changes nothing', async () => {
  const player = await signUpPlayer(house.url);
  const [paid, declined, taken] = [
    await payoutOf(player, 1_000),
    await payoutOf(player, 2_000),
    await payoutOf(player, 3_000),
  ];
  expect(await decide(paid.id, 'paid')).toBe('Refused: is initial.');
  await decide(paid.id, 'approve');
  expect(await decide(paid.id, 'approve')).toBe('Refused: is approved.');
  await decide(paid.id, 'paid');
  await decide(declined.id, 'decline', '--because', 'other');
  await player.send('DELETE', `/platform/player/payouts/${taken.id}`);
  const balance = await balanceOf(player);
  for (const [{ id }, status] of [
    [paid, 'paid'],
    [declined, 'declined'],
    [taken, 'withdrawn'],
  ] as const) {
    for (const words of [['approve'], ['paid'], ['decline', '--because', 'other']])
      expect(await decide(id, ...words)).toBe(`Refused: is ${status}.`);
    expect(await paymentOf(player, id)).toMatchObject({ status });
  }
  expect(await newestRow()).toMatchObject({ outcome: 'refused: is withdrawn' });
  expect(await decide('nothing', 'approve')).toBe('Refused: no such payout request.');
  expect(await balanceOf(player)).toEqual(balance);
  await expectLedgerLaws(house.db);
});

test('decisions at the same time, and one against the player, are taken once', async () => {
  const player = await signUpPlayer(house.url);
  const { id } = await payoutOf(player, 1_000);
  const said = await Promise.all([
    decide(id, 'approve'),
    decide(id, 'decline', '--because', 'other'),
    player.send('DELETE', `/platform/player/payouts/${id}`).then(({ status }) => String(status)),
  ]);
  const { status } = await paymentOf(player, id);
  expect(['declined', 'withdrawn']).toContain(status);
  expect(said[2]).toBe(status === 'withdrawn' ? '200' : '409');
  expect(await balanceOf(player)).toEqual({ available: 100_000, locked: 0 });
  await expectLedgerLaws(house.db);
});

test('requests that wait are listed, the oldest first, for those who may decide them', async () => {
  const player = await signUpPlayer(house.url);
  const [first, second, third] = [
    await payoutOf(player, 1_000),
    await payoutOf(player, 2_050),
    await payoutOf(player, 3_000),
  ];
  await decide(first.id, 'approve');
  await decide(third.id, 'decline', '--because', 'other');
  const { text, code } = await run(['payouts']);
  const lines = text.split('\n').filter((line) => line.includes(player.id));
  expect(code).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${first.id}  \\S+  approved  10\\.00 EUR  player ${player.id}$`)),
    expect.stringMatching(new RegExp(`^${second.id}  \\S+  initial  20\\.50 EUR  player ${player.id}$`)),
  ]);
  expect((await run(['payouts', '--limit', '1'])).text.split('\n')).toHaveLength(1);
  expect(await run(['payouts', '--limit', '0'])).toMatchObject({ code: 1 });
  const forbidden = await run(['payouts'], MARA);
  expect(forbidden).toEqual({ code: 1, text: 'Your role may not read payout requests.' });
});

test.each([
  [['approve', '--because', 'other']],
  [['decline']],
  [['decline', '--because', 'a whim']],
  [['refuse']],
  [[]],
])('%o is no decision about a payout', async (words) => {
  const player = await signUpPlayer(house.url);
  const { id } = await payoutOf(player, 1_000);
  expect(await decide(id, ...words)).toContain('Not as the house takes it: ');
  expect(await paymentOf(player, id)).toMatchObject({ status: 'initial' });
});
