import { expect, test } from 'vitest';
import type { RallyOffer } from './offers/offer.ts';
import { modelOf, scriptedRally } from './rally-match.ts';
import type { RallyPlay } from './rally-sport.ts';
import { playOut } from './script.ts';
import { initialState, type RallyState } from './state.ts';
import { meeting, PLAYS } from './test/meetings.ts';

const SPORTS = Object.entries(PLAYS);

/** Some states of some matches, the start included. */
function* sampled(play: RallyPlay, key: number, every: number): Generator<RallyState> {
  yield initialState(play);
  const { steps } = playOut(play, key);
  for (let index = 1; index < steps.length - 1; index += every) {
    const state = steps[index]?.state;
    if (state !== undefined) yield state;
  }
}

const idsOf = (offers: readonly RallyOffer[], id: string) =>
  offers.filter((offer) => offer.template.id === id);

test.each(SPORTS)(
  '%s: the chances of every market are one together and lie between 0 and 1',
  (_name, make) => {
    const play = make(meeting(11));
    for (const state of sampled(play, 11, 9)) {
      const model = modelOf(play, state, 0.3);
      for (const offer of play.offers) {
        const chances = offer.settle(state) === null ? offer.chances(model, state) : null;
        if (chances === null) continue;
        expect(chances).toHaveLength(offer.template.outcomeIds.length);
        for (const chance of chances) expect(chance).toSatisfy((p: number) => p >= -1e-9 && p <= 1 + 1e-9);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
      }
    }
  },
);

test.each(SPORTS)('%s: the winner is the sum of the correct scores', (_name, make) => {
  const play = make(meeting(12, [0.4, -0.2]));
  const [winner] = idsOf(play.offers, '186');
  const [scores] = idsOf(play.offers, '199');
  for (const state of sampled(play, 12, 7)) {
    const model = modelOf(play, state, 0);
    const home = scores?.chances(model, state)?.slice(0, play.rules.setsToWin) ?? [];
    const sum = home.reduce((total, chance) => total + chance, 0);
    expect(winner?.chances(model, state)?.[0]).toBeCloseTo(sum, 9);
  }
});

test.each(SPORTS)('%s: lines that are easier to pass are likelier', (_name, make) => {
  const play = make(meeting(13));
  const handicaps = new Set(['187', '188', '237', '327', '11503', '11609']);
  const totals = new Set(['189', '238', '314', '328', '11502', '11608']);
  for (const state of sampled(play, 13, 11)) {
    const model = modelOf(play, state, 0);
    for (const ids of [handicaps, totals]) {
      for (const id of ids) {
        const chances = idsOf(play.offers, id).map((offer) => offer.chances(model, state)?.[0] ?? 0);
        const sign = ids === handicaps ? 1 : -1;
        chances.forEach((chance, index) => {
          const before = chances[index - 1] ?? chance;
          expect(sign * (chance - before)).toBeGreaterThanOrEqual(-1e-9);
        });
      }
    }
  }
});

test.each(SPORTS)('%s: every market is settled at the end, and what is settled stays so', (_name, make) => {
  for (const key of [21, 22, 23]) {
    const { script, offers } = scriptedRally(make(meeting(key, [0.2, 0], key === 21 ? 1 : 2)), key);
    const last = script.steps.at(-1)?.state;
    for (const offer of offers) {
      if (last === undefined) throw new Error('A script has steps.');
      const end = offer.settle(last);
      expect(Object.keys(end ?? {})).toEqual(offer.template.outcomeIds);
      const early = script.steps.map(({ state }) => offer.settle(state));
      const since = early.findIndex((results) => results !== null);
      for (const results of early.slice(since)) expect(results).toEqual(end);
    }
  }
});

test.each(SPORTS)('%s: what is certain and not yet settled wins', (_name, make) => {
  const play = make(meeting(31));
  const { steps } = playOut(play, 31);
  const last = steps.at(-1)?.state;
  for (const { state } of steps.slice(0, -1)) {
    const model = modelOf(play, state, 0);
    for (const offer of play.offers) {
      if (last === undefined || offer.settle(state) !== null) continue;
      const sure = offer.chances(model, state)?.findIndex((chance) => chance > 1 - 1e-9) ?? -1;
      const id = offer.template.outcomeIds[sure];
      if (id !== undefined) expect(['won', 'void']).toContain(offer.settle(last)?.[id]);
    }
  }
});

test.each(SPORTS)('%s: the same key gives the same match, another key another', (_name, make) => {
  expect(playOut(make(meeting(41)), 41)).toEqual(playOut(make(meeting(41)), 41));
  expect(playOut(make(meeting(41)), 42)).not.toEqual(playOut(make(meeting(41)), 41));
});
