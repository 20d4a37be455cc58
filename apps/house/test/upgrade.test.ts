import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import type { Place } from './support/backup.ts';
import { betOf, placeBet } from './support/cash-out.ts';
import { type BareDatabase, openBare, SCHEMAS } from './support/earlier-schema.ts';
import {
  firstSchemaRows,
  OLD_BALANCE,
  OLD_MARKET,
  OLD_OPEN_STAKE,
  OLD_PLAYER,
} from './support/first-schema-rows.ts';
import { balanceOf, callerOf, quietMatch, START_LIMIT_MS, startTestHouse } from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

const [FIRST = ''] = SCHEMAS;
const PREVIOUS = SCHEMAS.at(-2) ?? FIRST;
let place: Place;
let database: TestDatabase | null;

beforeEach(async () => {
  database = await newTestDatabase({ isEmpty: true });
  place = { dataDir: mkdtempSync(join(tmpdir(), 'touchline-upgrade-')), databaseUrl: database?.url ?? null };
});
afterEach(async () => {
  await database?.drop();
  rmSync(place.dataDir, { recursive: true, force: true });
});

/** What the first schema knew of the player in it, which no upgrade may change. */
async function oldRows(bare: BareDatabase) {
  const own = `where player_id = '${OLD_PLAYER.id}'`;
  return Promise.all(
    [
      `select id, status, stake, odds, win_amount, request_id from bets ${own}`,
      `select bet_id, market_key, odds, status from bet_selections where bet_id in (select id from bets ${own})`,
      `select id, movement, account, amount from ledger_entries ${own}`,
      `select player_id, available, locked from accounts ${own}`,
      `select request_id, result from placement_requests ${own}`,
    ].map((statement) => bare.query(`${statement} order by 1`)),
  );
}

/** A database of the first schema with rows in it. */
async function openOld(): Promise<BareDatabase> {
  const bare = await openBare(place);
  await bare.migrate(FIRST);
  for (const statement of await firstSchemaRows()) await bare.query(statement);
  return bare;
}

test(
  'each release takes over what the one before it wrote, and the house goes on with it',
  async () => {
    const bare = await openOld();
    const before = await oldRows(bare);
    for (const schema of SCHEMAS.slice(1, -1)) {
      await bare.migrate(schema);
      expect(await oldRows(bare), schema).toEqual(before);
    }
    await bare.close();

    // The last step is the house's own: it upgrades what the previous release left.
    const house = await startTestHouse(place);
    try {
      const player = callerOf(house.url);
      const { email, password } = OLD_PLAYER;
      expect((await player.post('/platform/users/sign_in', { email, password })).status).toBe(200);
      expect(await balanceOf(player)).toEqual(OLD_BALANCE);
      await expectLedgerLaws(house.db);
      await settleMarkets(house, [{ marketKey: OLD_MARKET, results: { '1': 'won' }, at: Date.now() }]);
      const paid = OLD_BALANCE.available + 2 * OLD_OPEN_STAKE;
      expect(await balanceOf(player)).toEqual({ ...OLD_BALANCE, available: paid });
      const next = await placeBet(house, player, [quietMatch(house)]);
      expect(await betOf(player, next)).toMatchObject({ status: 'waiting_results' });
      await expectLedgerLaws(house.db);
    } finally {
      await house.stop();
    }
  },
  2 * START_LIMIT_MS,
);

test(
  'an upgrade that fails leaves the schema and the rows of before, and the house starts on them',
  async () => {
    const bare = await openOld();
    await bare.migrate(PREVIOUS);
    const before = await oldRows(bare);
    const half = 'alter table bets add column half text;\n--> statement-breakpoint\nselect 1 / 0';
    await expect(bare.migrate(PREVIOUS, half)).rejects.toThrow();
    expect(await oldRows(bare)).toEqual(before);
    const columns = await bare.query(
      `select column_name from information_schema.columns where table_name = 'bets' and column_name = 'half'`,
    );
    expect(columns).toEqual([]);
    await bare.close();
    const house = await startTestHouse(place);
    await house.stop();
    // The folder of PGlite is free again, and holds the same.
    const after = await openBare(place);
    expect(await oldRows(after)).toEqual(before);
    await after.close();
  },
  2 * START_LIMIT_MS,
);
