import { ruleFour } from '@touchline/betting';
import { expect, test } from 'vitest';
import type { GameBet } from './game-bet.ts';
import { finishOf } from './racing/finish.ts';
import { pricesAt } from './racing/prices.ts';
import { fieldAt, offTime, type Race, raceAt } from './racing/race.ts';
import { settleGameBet } from './settle-game-bet.ts';

const SEED = 7;

const betOn = (race: Race, runner: number, struckAt: number): GameBet => ({
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

test('runners that are taken out later cost others their part, and give their own stakes back', () => {
  const races = Array.from({ length: 500 }, (_, at) => raceAt(SEED, 7_000_000 + at));
  const bet = (race: Race, runner: number, struckAt: number) =>
    settleGameBet(SEED, betOn(race, runner, struckAt), null);
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

test('runners that an operator takes out give their stakes back, and rule 4 takes its part of the others', () => {
  const race = Array.from({ length: 100 }, (_, at) => raceAt(SEED, 7_000_000 + at)).find(
    ({ withdrawal, isAbandoned }) => !withdrawal && !isAbandoned,
  );
  if (!race) throw new Error('The season has such a race.');
  const finish = finishOf(SEED, race);
  const [winner = 0] = finish[0] ?? [];
  const byPrice = [...pricesAt(race, offTime(race))].toSorted((a, b) => a[1] - b[1]);
  const [favourite = 0] = byPrice.find(([number]) => number !== winner) ?? [];
  const others = finish.map((group) => group.filter((number) => number !== favourite));
  const ruling = {
    kind: 'finish',
    finish: others.filter((group) => group.length > 0),
    nonRunners: [favourite],
  } as const;
  const settle = (runner: number, said: typeof ruling | null) =>
    settleGameBet(SEED, betOn(race, runner, offTime(race) - 1), said);
  expect(settle(favourite, ruling)).toEqual({ result: 'void', payout: 1_000 });
  expect(settle(winner, null).payout).toBe(5_000);
  const percent = ruleFour([byPrice.find(([number]) => number === favourite)?.[1] ?? 0]);
  expect(percent).toBeGreaterThan(0);
  expect(settle(winner, ruling)).toEqual({ result: 'win', payout: 1_000 + 4_000 * (1 - percent / 100) });
});
