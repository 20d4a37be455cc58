import { rmSync } from 'node:fs';
import { REALTIME_PATH } from '@touchline/contract/headers';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../../../scripts/start/ports.mjs';
import { rawSocket } from './realtime/clients.ts';
import { newDataDir } from './support/data-template.ts';
import { eventually, START_LIMIT_MS, signUpPlayer } from './support/house.ts';
import { killHouses, startMain, untilReady } from './support/house-process.ts';
import { type SentPlacement, startLoad, untilAnswered } from './support/placement-load.ts';

// The product's own process takes sixty bets a minute of a player.
const PER_SECOND = 4;
const DRAIN_MS = 1_500;

afterEach(killHouses);

test(
  'a house that is told to end while bets arrive answers them first, and the next one knows each of them',
  async () => {
    const dataDir = await newDataDir();
    const port = await freePort();
    const start = () => untilReady(startMain({ DATA_DIR: dataDir, HOUSE_DRAIN_MS: String(DRAIN_MS) }, port));
    try {
      const house = await start();
      const player = await signUpPlayer(house.url);
      const { body } = await player.get('/book/matches?type=match&bettable=1&match_status=0');
      const selections = body.data
        .filter((match: { main_market: { id: string } | null }) => match.main_market?.id === '1')
        .slice(0, 4)
        .map(
          ({
            id,
            main_market,
          }: {
            id: string;
            main_market: { outcomes: { id: string; odds: number }[] };
          }) => ({
            match_id: id,
            market_id: '1',
            specifier: '',
            outcome_id: main_market.outcomes[0]?.id,
            odds: main_market.outcomes[0]?.odds,
          }),
        );
      const load = startLoad([player], selections, PER_SECOND);
      await load.answered(2);
      const socketUrl = house.url.replace('http', 'ws') + REALTIME_PATH;
      const follower = await rawSocket(socketUrl);
      house.child.kill('SIGTERM');
      const ready = () => fetch(`${house.url}/readyz`).then(({ status }) => status);
      await eventually(ready, (status) => status === 503);
      await expect(rawSocket(socketUrl)).rejects.toThrow('503');
      // It still takes bets: whoever sends them has not heard of its end yet.
      const { answers } = load.sofar();
      await load.answered(answers + 2);
      // It was sent away while bets still were taken.
      expect(await follower.closed()).toEqual({ code: 3001, reason: 'shutdown' });
      expect(house.child.exitCode).toBeNull();
      await load.stop();
      expect(await house.ended).toBe(0);
      const answered = load.sent.filter(({ betIds }) => betIds !== null).length;
      expect(answered).toBe(load.sent.length);
      await start();
      for (const one of load.sent) {
        const again: SentPlacement = { ...one, betIds: null };
        await untilAnswered(again);
        expect(again.betIds).toEqual(one.betIds);
        expect(again.betIds).toHaveLength(1);
      }
    } finally {
      killHouses();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
  3 * START_LIMIT_MS,
);
