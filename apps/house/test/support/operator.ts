import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { RunningHouse } from '../../src/app.ts';
import type { Answer } from './house.ts';

/** What opens the operators' door of a test's house. */
export const SECRET = 'a secret of operators for tests';

/** Calls the operators' API as the command line does. */
export async function callOperators(
  house: RunningHouse,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${house.url}/operator${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Gives a command as an admin, unless `more` says otherwise. */
export const order = (house: RunningHouse, command: string, args: object = {}, more: object = {}) =>
  callOperators(house, '/commands', {
    command,
    arguments: args,
    operator: 'mara',
    role: 'admin',
    reason: 'as the test wants it',
    ...more,
  });

/** Gives a command and expects that it is done. */
export async function ordered(house: RunningHouse, command: string, args: object = {}): Promise<Answer> {
  const answer = await order(house, command, args);
  expect(answer.body, command).toMatchObject({ outcome: 'done' });
  return answer;
}

/** Rows of the audit log, newest first. */
export const auditRows = async (house: RunningHouse) => (await callOperators(house, '/audit')).body.rows;

/** The laws of the ledger that corrections have to keep: movements balance, balances are sums, bets were paid what they say. */
export async function expectBalanced(house: RunningHouse): Promise<void> {
  const { rows: unbalanced } = await house.db.execute(
    sql`select movement from ledger_entries group by movement having sum(amount) <> 0 or count(distinct currency) > 1`,
  );
  expect(unbalanced).toEqual([]);
  const { rows: strayed } = await house.db.execute(sql`
    select a.player_id from accounts a
    where a.available <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account = 'player:' || a.player_id || ':available' and e.currency = a.currency)
       or a.locked <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account = 'player:' || a.player_id || ':locked' and e.currency = a.currency)`);
  expect(strayed).toEqual([]);
  const { rows: unpaid } = await house.db.execute(sql`
    select b.id from bets b
    where coalesce(b.win_amount, (select sum(c.paid) from cash_outs c where c.bet_id = b.id and c.status = 'done'), 0) <> (select coalesce(-sum(e.amount), 0) from ledger_entries e
      where e.bet_id = b.id and e.account = 'house:bets' and e.kind in ('payout', 'cash_out', 'reversal', 'write_off'))`);
  expect(unpaid).toEqual([]);
}
