import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ODDS_SCALE } from '@touchline/betting';
import { afterAll, expect, test } from 'vitest';
import type { HouseOptions } from '../src/options.ts';
import {
  balanceOf,
  CALENDAR_AT,
  type Caller,
  eventually,
  placementOf,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
  type TestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { tapeOfMatch } from './support/taped-match.ts';

const SEED = 7;
const STAKE = 1_000;
const tape = tapeOfMatch(SEED, CALENDAR_AT);
const folder = mkdtempSync(join(tmpdir(), 'touchline-tapes-'));
const file = join(folder, 'match.jsonl');
writeFileSync(file, tape.text);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a house on a tape, does something, and ends it. */
async function onTape(options: Partial<HouseOptions>, work: (house: TestHouse) => Promise<void>) {
  const house = await startTestHouse({ replay: file, seed: SEED, ...options });
  try {
    await work(house);
  } finally {
    await house.end();
  }
}

/** A bet on the home side at the price that the tape gives it now. */
async function backHome(house: TestHouse) {
  const player = await signUpPlayer(house.url);
  const before = await balanceOf(player);
  const odds = house.world.match(tape.matchId)?.markets.get(`${tape.matchId}/1/`)?.outcomes[0]?.odds ?? 0;
  const selection = { match_id: tape.matchId, market_id: '1', specifier: '', outcome_id: '1', odds };
  const answer = await player.post('/book/bets', placementOf([{ selections: [selection], stake: STAKE }]));
  expect(answer.status).toBe(200);
  /** What the recorded match makes of it. */
  const payout = tape.results['1'] === 'won' ? Math.floor((STAKE * odds) / ODDS_SCALE) : 0;
  return { player, before, payout, id: String(answer.body.bets[0].id) };
}

const betOf = async (player: Caller, id: string) =>
  (await player.get('/book/bets')).body.data.find((bet: { id: string }) => bet.id === id);

test(
  'a bet that is placed in a house on a tape ends as the match that was recorded, also across a restart',
  () =>
    onTape({}, async (first) => {
      const { player, before, payout, id } = await backHome(first);
      const house = await first.restart();
      try {
        expect(house.world.match(tape.matchId)?.status).toBe(0);
        // The feed of a tape is moved on like any other.
        house.world.control.skip(tape.lengthMs);
        const bet = await eventually(
          () => betOf(player, id),
          ({ status }) => status === 'done',
        );
        expect(bet.win_amount).toBe(payout);
        expect(house.world.match(tape.matchId)).toMatchObject({ totalScore: tape.score, stage: 100 });
        expect((await balanceOf(player)).available).toBe(before.available - STAKE + payout);
        await expectLedgerLaws(house.db, { isClockMoved: true });
      } finally {
        await house.stop();
      }
    }),
  START_LIMIT_MS,
);

test(
  'through faults a bet ends as recorded or waits, and the ledger holds',
  () =>
    onTape(
      { replayFaults: { seed: 3, drop: 0.3, repeat: 0.3, reorder: 0.3, delay: 0.3, delayMs: 30_000 } },
      async (house) => {
        const { player, before, payout, id } = await backHome(house);
        house.world.control.skip(tape.lengthMs);
        await eventually(
          () => house.world.behind(),
          (isBehind) => !isBehind,
        );
        const settled = house.world.settlement(tape.matchId, `${tape.matchId}/1/`);
        const bet = await eventually(
          () => betOf(player, id),
          ({ status }) => (status === 'done') === (settled !== null),
        );
        if (settled !== null) expect(bet.win_amount).toBe(payout);
        const { available, locked } = await balanceOf(player);
        expect(available + locked).toBe(before.available + before.locked - STAKE + (settled ? payout : 0));
        await expectLedgerLaws(house.db, { isClockMoved: true });
      },
    ),
  START_LIMIT_MS,
);

const refused = async (text: string, options: Partial<HouseOptions>) => {
  const other = join(folder, 'other.jsonl');
  writeFileSync(other, text);
  return startTestHouse({ replay: other, ...options }).then(
    async (house) => {
      await house.end();
      return 'it started';
    },
    (error: Error) => error.message,
  );
};

test(
  'a house refuses to start on a tape that it cannot play, and says why',
  async () => {
    const stranger = tape.text.replaceAll(`"matchId":"${tape.matchId}"`, '"matchId":"9999999999"');
    expect(await refused(stranger, {})).toMatch(
      /^HOUSE_REPLAY .*other\.jsonl cannot be played: The tape names match 9999999999, .*\.$/,
    );
    expect(await refused(tape.text, { seed: SEED + 1 })).toContain('is a tape of HOUSE_SEED 7, not 8');
  },
  START_LIMIT_MS,
);
