import { rmSync } from 'node:fs';
import { type UserMessage, userChannel } from '@touchline/contract/channels';
import { count } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { openDatabase } from '../src/db/database.ts';
import { outbox } from '../src/db/schema.ts';
import { betOf } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import { pinnedSelection } from './support/dev-panel.ts';
import { balanceOf, eventually, placementOf, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { killHouses, startMain, untilReady } from './support/house-process.ts';
import { startRecordingCentrifugo } from './support/recording-centrifugo.ts';
import { newTestDatabase } from './support/test-database.ts';

const BETS = 3;
/** The message of those about the result after which the house dies: it was taken, the ones before were confirmed too. */
const LAST = 4;

afterEach(killHouses);

/** What a message is about, without what it says of it. */
const subjectOf = (message: UserMessage) =>
  `${message.id} ${message.event} ${'bet' in message ? message.bet.id : ''}`;

/** What a player's page shows who takes each message once. */
function shownBy(messages: readonly UserMessage[]) {
  const seen = new Set<string>();
  const shown = { balance: null as unknown, bets: new Map<string, string>() };
  for (const message of messages) {
    if (seen.has(message.id)) continue;
    seen.add(message.id);
    if (message.event === 'balance_changed') shown.balance = message.account.balance;
    if (message.event === 'bet_changed') shown.bets.set(message.bet.id, message.bet.status);
  }
  return shown;
}

test(
  'a house that is killed before it notes what it told tells it again after the restart, by the same ids and in order',
  async () => {
    const dataDir = await newDataDir();
    const database = await newTestDatabase();
    const where = { dataDir, url: database?.url ?? null };
    let left = Number.POSITIVE_INFINITY;
    const centrifugo = await startRecordingCentrifugo(({ channel }) => {
      if (!channel.startsWith('$user:')) return true;
      left -= 1;
      if (left === 0) house.child.kill('SIGKILL');
      return left > 0;
    });
    const port = await freePort();
    const start = (key: string) =>
      startMain(
        { DATA_DIR: dataDir, ...(where.url && { DATABASE_URL: where.url }), ...centrifugo.envOf(key) },
        port,
      );
    const toldBy = (key: string, channel: string) =>
      centrifugo.recorded
        .filter((one) => one.key === key && one.channel === channel)
        .map(({ data }) => data as UserMessage); // nothing else is published there
    let house = start('first');
    try {
      await untilReady(house);
      const player = await signUpPlayer(house.url);
      const channel = userChannel(player.id);
      const selection = await pinnedSelection(player, 0);
      const ids: string[] = [];
      for (let nth = 0; nth < BETS; nth += 1) {
        const { body } = await player.post('/book/bets', placementOf([{ selections: [selection] }]));
        ids.push(body.bets[0].id);
      }
      const isTold = () => shownBy(toldBy('first', channel)).bets.size === BETS;
      await eventually(isTold, (told) => told);
      const { available } = await balanceOf(player);
      await eventually(
        () => shownBy(toldBy('first', channel)).balance,
        (balance) => (balance as { available?: number } | null)?.available === available,
      );
      const before = toldBy('first', channel).length;

      left = LAST;
      const settled = player.post('/dev/settle', {
        match_id: selection.match_id,
        market_key: `${selection.match_id}/1/`,
        results: { '1': 'won', '2': 'lost', '3': 'lost' },
      });
      await Promise.all([house.ended, settled.catch(() => null)]);
      const told = toldBy('first', channel);
      expect(told).toHaveLength(before + LAST);

      left = Number.POSITIVE_INFINITY;
      house = start('second');
      await untilReady(house);
      const isOver = () => {
        const { bets } = shownBy(toldBy('second', channel));
        return bets.size === BETS && [...bets.values()].every((status) => status === 'done');
      };
      await eventually(isOver, (over) => over);
      const held = await balanceOf(player);
      await eventually(
        () => shownBy(toldBy('second', channel)).balance,
        (balance) => JSON.stringify(balance) === JSON.stringify(held),
      );
      const again = toldBy('second', channel);
      // Everything that was told of the result comes again, and only that: what came before was noted.
      expect(again.slice(0, LAST).map(subjectOf)).toEqual(told.slice(before).map(subjectOf));
      const order = again.map(({ id }) => Number(id));
      expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
      expect(Math.min(...order)).toBeGreaterThan(
        Math.max(...told.slice(0, before).map(({ id }) => Number(id))),
      );

      // A page that heard both shows what the house says.
      const shown = shownBy([...told, ...again]);
      expect(shown).toEqual(shownBy(again));
      expect(shown.balance).toEqual(held);
      for (const id of ids) expect(shown.bets.get(id)).toBe((await betOf(player, id)).status);
      house.child.kill('SIGTERM');
      expect(await house.ended).toBe(0);
      const { db, close } = await openDatabase(where);
      expect(await db.select({ rows: count() }).from(outbox)).toEqual([{ rows: 0 }]);
      await close();
    } finally {
      killHouses();
      centrifugo.stop();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  2 * START_LIMIT_MS,
);
