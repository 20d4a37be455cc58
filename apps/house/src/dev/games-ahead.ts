import { closingTime, drawNumbers, drawTime } from '../games/lottery/draw.ts';
import { openDraws } from '../games/lottery/shown-draws.ts';
import { finishOf } from '../games/racing/finish.ts';
import { offTime, type Race, resultTime } from '../games/racing/race.ts';
import { openRaces } from '../games/racing/shown-races.ts';
import type { House } from '../house.ts';

function raceAhead({ world }: House, race: Race) {
  const { index, course, runners, withdrawal, isAbandoned } = race;
  return {
    event: index,
    course,
    starts_at: world.realTime(offTime(race)),
    result_at: world.realTime(resultTime(race)),
    runners: runners.map(({ number, name }) => ({ number, name })),
    withdrawn: withdrawal?.number ?? null,
    is_abandoned: isAbandoned,
    finish: finishOf(world.seed, race),
  };
}

/** How the races and draws to come will end: they are worked out beforehand, and a test knows it. */
export function gamesAhead(house: House) {
  const { world } = house;
  const feedNow = world.feedTime(house.now());
  return {
    races: openRaces(world.seed, feedNow).map((race) => raceAhead(house, race)),
    draws: openDraws(feedNow).map((index) => ({
      event: index,
      closes_at: world.realTime(closingTime(index)),
      drawn_at: world.realTime(drawTime(index)),
      numbers: drawNumbers(world.seed, index),
    })),
  };
}
