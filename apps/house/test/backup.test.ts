import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleMarkets } from '../src/commands/settle-bets.ts';
import { type Backup, NO_BACKUP, takeBackup } from './support/backup.ts';
import { betOf, placeBet } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import {
  balanceOf,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { newTestDatabase, type TestDatabase } from './support/test-database.ts';

const TITLE = 'a backup goes on where it was taken, whatever the house did afterwards';
let dataDir: string;
let database: TestDatabase | null;
let backup: Backup | undefined;

beforeAll(async () => {
  dataDir = await newDataDir();
  database = await newTestDatabase();
});
afterAll(async () => {
  await backup?.remove();
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.skipIf(NO_BACKUP !== null)(
  NO_BACKUP === null ? TITLE : `${TITLE}: not run, ${NO_BACKUP}`,
  async () => {
    const place = { dataDir, databaseUrl: database?.url ?? null };
    let house = await startTestHouse(place);
    const player = await signUpPlayer(house.url);
    const match = quietMatch(house);
    const settle = (at: typeof house, id: string) =>
      settleMarkets(at, [{ marketKey: `${id}/1/`, results: { '1': 'won' }, at: Date.now() }]);
    const won = await placeBet(house, player, [quietMatch(house, 1)]);
    await settle(house, quietMatch(house, 1).id);
    const open = placementOf([{ selections: [pinned(house, match)], stake: 2_000 }]);
    const placed = await player.post('/book/bets', open);
    expect(placed.status).toBe(200);
    const before = await balanceOf(player);

    // PGlite lies in the folder, which can be copied while nobody writes to it.
    if (place.databaseUrl === null) await house.stop();
    backup = await takeBackup(place);
    const port = Number(new URL(house.url).port);
    if (place.databaseUrl === null) house = await startTestHouse({ ...place, port });
    const lost = await placeBet(house, player, [quietMatch(house, 2)]);
    await house.stop();

    const restored = await startTestHouse({ ...(await backup.restore()), port });
    try {
      // The same session, the same money, the same bets; what came after the backup is not there.
      expect(await balanceOf(player)).toEqual(before);
      expect(await betOf(player, won)).toMatchObject({ status: 'done', win_amount: 2_000 });
      expect(await betOf(player, lost)).toBeUndefined();
      expect((await player.post('/book/bets', open)).body).toEqual(placed.body);
      expect(await balanceOf(player)).toEqual(before);
      // It goes on from there.
      const next = await placeBet(restored, player, [quietMatch(restored, 3)]);
      expect(next).not.toBe(lost);
      await settle(restored, match.id);
      expect((await balanceOf(player)).available).toBe(before.available - 1_000 + 4_000);
      await expectLedgerLaws(restored.db);
    } finally {
      await restored.stop();
    }
  },
  3 * START_LIMIT_MS,
);
