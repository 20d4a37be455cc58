import { expect } from 'vitest';
import type { RunningHouse } from '../../src/app.ts';
import { finishOf } from '../../src/games/racing/finish.ts';
import { pricesAt } from '../../src/games/racing/prices.ts';
import { offTime, type Race } from '../../src/games/racing/race.ts';
import { openRaces } from '../../src/games/racing/shown-races.ts';
import type { Caller } from './house.ts';

type Fields = Readonly<Record<string, string | readonly string[]>>;

export const feedNow = ({ world }: RunningHouse): number => world.feedTime(Date.now());

/** Puts the feed ahead. Units: feed time. */
export const jumpTo = ({ world }: RunningHouse, feedTime: number): boolean =>
  world.control.jump(world.realTime(feedTime));

/** Opens the page of a game as a player. */
export async function openGame(
  house: RunningHouse,
  player: Caller,
  app: 'horse_racing' | 'lotteries',
  { more = {}, headers = {} }: { more?: object; headers?: Record<string, string> } = {},
) {
  const answer = await player.post('/book/betconstruct/launch', { app, ...more }, headers);
  expect(answer.status).toBe(200);
  const address = `${house.url}${answer.body.url}`;
  let sent = 0;
  return {
    address,
    read: async () => (await fetch(address)).text(),
    /** Sends the form of a page, as a browser does. */
    send(fields: Fields, request?: string): Promise<Response> {
      sent += 1;
      const form = new URLSearchParams({ request: request ?? `request-number-${sent}` });
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) form.append(name, one);
      return fetch(address, { method: 'POST', body: form, redirect: 'manual' });
    },
  };
}

/** A race to come that is run as it stands, by five runners or more, without a dead heat and far enough ahead for a test to bet on it. */
export function quietRace(house: RunningHouse): Race {
  const now = feedNow(house);
  const { seed } = house.world;
  const race = openRaces(seed, now).find(
    (one) =>
      one.withdrawal === null &&
      !one.isAbandoned &&
      one.runners.length >= 5 &&
      offTime(one) > now + 60_000 &&
      finishOf(seed, one).every((group) => group.length === 1),
  );
  if (!race) throw new Error('No race is quiet.');
  return race;
}

/** Fields of a form for a runner at its price now. */
export const runnerFields = (house: RunningHouse, race: Race, number: number) => ({
  event: String(race.index),
  runner: `${number}:${pricesAt(race, feedNow(house)).get(number)}`,
});
