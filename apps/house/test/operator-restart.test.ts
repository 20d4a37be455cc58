import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { settleMissed } from '../src/commands/settle-bets.ts';
import { betOf, placeBet } from './support/cash-out.ts';
import { newDataDir } from './support/data-template.ts';
import {
  balanceOf,
  callerOf,
  eventually,
  pinned,
  placementOf,
  quietMatch,
  START_LIMIT_MS,
  signUpPlayer,
  startTestHouse,
} from './support/house.ts';
import { expectLedgerLaws } from './support/ledger-laws.ts';
import { callOperators, OPERATORS, ordered } from './support/operator.ts';

const LIMIT_MS = 2 * START_LIMIT_MS;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function signIn(url: string, email: string) {
  const caller = callerOf(url);
  const answer = await caller.post('/platform/users/sign_in', { email, password: 'correct horse' });
  expect(answer.status).toBe(200);
  return caller;
}

test(
  'what operators said holds after a restart',
  async () => {
    const dataDir = await newDataDir();
    folders.push(dataDir);
    const options = { dataDir, operators: OPERATORS, databaseUrl: null };
    const first = await startTestHouse(options);
    const [suspended, voided, settled, open] = [0, 1, 2, 3].map((nth) => quietMatch(first, nth));
    if (!suspended || !voided || !settled || !open) throw new Error('The season has these matches.');
    const { email, ...player } = await signUpPlayer(first.url);
    const refunded = await placeBet(first, player, [voided]);
    const corrected = await placeBet(first, player, [settled]);
    first.world.control.settle(settled.id, `${settled.id}/1/`, { '1': 'lost', '2': 'won', '3': 'lost' });
    await eventually(
      () => betOf(player, corrected),
      ({ status }) => status === 'done',
    );
    await ordered(first, 'resettle', { target: `${settled.id}/1/`, results: { '1': 'won' } });
    await ordered(first, 'suspend', { target: suspended.id });
    await ordered(first, 'void', { target: `${voided.id}/1/` });
    await ordered(first, 'feature', { feature: 'share_bet', on: false });
    await ordered(first, 'limit-player', { player: email, limit: 'max-stake', stake: '5' });
    await ordered(first, 'pause-betting');
    await first.stop();

    const second = await startTestHouse(options);
    try {
      const again = await signIn(second.url, email);
      expect(second.world.match(suspended.id)?.markets.get(`${suspended.id}/1/`)?.status).toBe(-1);
      // It was never listed by this start.
      expect(second.world.match(voided.id)?.markets.get(`${voided.id}/1/`)).toBeUndefined();
      expect(await betOf(again, refunded)).toMatchObject({ status: 'done', result: 'refund_entire' });
      await settleMissed(second);
      expect(await betOf(again, corrected)).toMatchObject({ status: 'done', win_amount: 2_000 });
      const place = async (id: string, stake: number) => {
        const answer = await again.post(
          '/book/bets',
          placementOf([
            {
              selections: [{ match_id: id, market_id: '1', specifier: '', outcome_id: '1', odds: 20_000 }],
              stake,
            },
          ]),
        );
        return answer.body.code;
      };
      expect(await place(open.id, 400)).toBe(109);
      await ordered(second, 'resume-betting');
      expect(await place(suspended.id, 400)).toBe(103);
      expect(await place(voided.id, 400)).toBe(104);
      const answer = await again.post(
        '/book/bets',
        placementOf([{ selections: [pinned(second, open)], stake: 600 }]),
      );
      expect(answer.body.code).toBe(106);
      expect((await again.get('/book/settings')).body).toMatchObject({ share_bet_enabled: false });
      expect(await balanceOf(again)).toEqual({ available: 101_000, locked: 0 });
      expect((await callOperators(second, '/audit/verify')).body).toMatchObject({ rows: 7, broken: null });
      await expectLedgerLaws(second.db);
    } finally {
      await second.stop();
    }
  },
  LIMIT_MS,
);
