import { expect, test } from 'vitest';
import { finishOf } from './racing/finish.ts';
import { fieldAt, offTime, type Race, raceAt } from './racing/race.ts';
import { settleGameBet } from './settle-game-bet.ts';

const SEED = 7;

test('runners that are taken out later cost others their part, and give their own stakes back', () => {
  const races = Array.from({ length: 500 }, (_, at) => raceAt(SEED, 7_000_000 + at));
  const bet = (race: Race, runner: number, struckAt: number) =>
    settleGameBet(SEED, {
      id: 'a',
      playerId: 'p',
      currency: 'EUR',
      stake: 1_000,
      odds: 50_000,
      event: race.index,
      dueAt: 0,
      result: null,
      winAmount: null,
      createdAt: 0,
      game: 'horse_racing',
      pick: { runner, name: '', kind: 'win', lineStake: 1_000, struckAt },
    });
  const early = (race: Race) => offTime(race) - 3_600_000;
  let cut = 0;
  for (const race of races.filter(({ withdrawal, isAbandoned }) => withdrawal && !isAbandoned)) {
    expect(bet(race, race.withdrawal?.number ?? 0, early(race))).toEqual({ result: 'void', payout: 1_000 });
    const winner = finishOf(SEED, race)[0]?.[0] ?? 0;
    expect(fieldAt(race, offTime(race)).some(({ number }) => number === winner)).toBe(true);
    const before = bet(race, winner, early(race)).payout;
    const after = bet(race, winner, offTime(race) - 1).payout;
    expect(before).toBeLessThanOrEqual(after);
    if (before < after) cut += 1;
  }
  expect(cut).toBeGreaterThan(10);
  const abandoned = races.find(({ isAbandoned }) => isAbandoned);
  if (abandoned) expect(bet(abandoned, 1, early(abandoned))).toEqual({ result: 'void', payout: 1_000 });
});
