import { setTimeout as sleep } from 'node:timers/promises';
import { type NumberedBet, runPlacement } from '../../apps/house/src/bets/placement-statement.ts';
import type { RunNamed } from '../../apps/house/src/db/named-statement.ts';
import type { LimitMoment } from '../../apps/house/src/wallet/usage.ts';
import { CURRENCY, MATCHES, ODDS, PLAYERS } from './ground.ts';

const STAKE = 100;
/** Every bet counts in the same periods. */
const MOMENT: LimitMoment = {
  clock: 1_000,
  starts: { day: 1, week: 1, month: 1 },
  ends: { day: 2, week: 2, month: 2 },
};

function betOf(nth: number): NumberedBet {
  const matchId = String(1 + (nth % MATCHES));
  return {
    id: `h${nth}`,
    slipBetId: 'b1',
    type: 'single',
    system: null,
    customOdds: null,
    customAsked: null,
    acceptance: { mode: 'none', downToPercent: null },
    currency: CURRENCY,
    stake: STAKE,
    odds: ODDS,
    potentialReturn: 2 * STAKE,
    maxPayout: 1_000_000,
    isInPlay: false,
    isVip: false,
    decidedBy: null,
    reasons: [],
    legs: [
      {
        matchId,
        marketId: '1',
        specifier: '',
        outcomeId: '1',
        marketKey: `${matchId}/1/`,
        person: null,
        odds: ODDS,
        asked: null,
      },
    ],
  };
}

/** Placements by the house's statement, so many at a time, for some time; how many a second were taken. */
export async function placeForAWhile(
  runNamed: RunNamed,
  {
    atOnce,
    ms,
    from,
    restMs = 0,
  }: {
    readonly atOnce: number;
    readonly ms: number;
    readonly from: number;
    /** Between two placements of one that places. */
    readonly restMs?: number;
  },
): Promise<{ readonly perSecond: number; readonly next: number }> {
  let next = from;
  let taken = 0;
  const startedAt = performance.now();
  const place = async () => {
    while (performance.now() - startedAt < ms) {
      const nth = next;
      next += 1;
      const { result } = await runPlacement(runNamed, {
        playerId: `p${1 + (nth % PLAYERS)}`,
        requestId: `r${nth}`,
        fingerprint: 'f',
        deviceId: null,
        now: 1_000 + nth,
        moment: MOMENT,
        bets: [betOf(nth)],
      });
      if (result.bets.length !== 1) throw new Error(`A bet was refused: ${JSON.stringify(result.refused)}.`);
      taken += 1;
      if (restMs > 0) await sleep(restMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, place));
  return { perSecond: taken / ((performance.now() - startedAt) / 1_000), next };
}
