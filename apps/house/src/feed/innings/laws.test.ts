import { describe, expect, test } from 'vitest';
import { hash } from '../random.ts';
import type { Offer, ScriptedMatch } from '../scripted/scripted-match.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import { BASEBALL_DEEP_OFFERS } from './baseball/offers.ts';
import { baseballMatch } from './baseball/play.ts';
import { CRICKET_DEEP_OFFERS } from './cricket/offers.ts';
import { cricketMatch } from './cricket/play.ts';

type Make = (index: number) => ScriptedMatch<unknown, unknown>;

const SAMPLES = 3;
const baseball = (index: number) =>
  baseballMatch(hash('laws', index), { home: 1.03, away: 0.98 }, [], BASEBALL_DEEP_OFFERS);
const cricket = (index: number) =>
  cricketMatch(hash('laws', index), { home: 0.98, away: 1.03, superOver: 0.5 }, [], CRICKET_DEEP_OFFERS);

const SPORTS: readonly (readonly [name: string, make: Make, longestMs: number])[] = [
  ['baseball', baseball, 3 * 3_600_000],
  ['cricket', cricket, 4 * 3_600_000],
];

/** Steps of a match spread over its length. */
function someSteps<S, M>({ script: { steps } }: ScriptedMatch<S, M>) {
  return steps.filter((_, index) => index % 23 === 0 && index < steps.length - 1);
}

const lineOf = (specifier: string) => Number(/(?:total|hcp)=(-?[\d.]+)/.exec(specifier)?.[1]);

/** Chances of the first outcome by line, of each set of lines that belong together. */
function lineSets<S, M>(offers: readonly Offer<S, M>[], model: M, state: S) {
  const sets = new Map<string, { line: number; chance: number }[]>();
  for (const { template, specifier, chances } of offers) {
    const line = lineOf(specifier);
    const isLine = template.kind === 'line_table' || template.kind === 'handicap_table';
    const found = isLine ? chances(model, state) : null;
    if (Number.isNaN(line) || found === null) continue;
    const name = `${template.id}/${specifier.replace(/(total|hcp)=.*/, '')}`;
    sets.set(name, [...(sets.get(name) ?? []), { line, chance: found[0] ?? 0 }]);
  }
  return sets;
}

const nameOf = ({ template, specifier }: Offer<unknown, unknown>) => `${template.id}/${specifier}`;

function isFair(chances: readonly number[], outcomes: number): boolean {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  return (
    chances.length === outcomes && Math.abs(sum - 1) < 1e-6 && chances.every((chance) => chance >= -1e-9)
  );
}

function checkChances(make: Make): void {
  const match = make(4);
  const wrong = someSteps(match).flatMap(({ state, at }) => {
    const model = match.model(state, at, 0.4);
    return match.offers.filter((offer) => {
      const chances = offer.settle(state) === null ? offer.chances(model, state) : null;
      return chances !== null && !isFair(chances, offer.template.outcomeIds.length);
    });
  });
  expect(wrong.map(nameOf)).toEqual([]);
}

function checkLines(make: Make): void {
  const match = make(1);
  const kinds = new Map(match.offers.map(({ template }) => [template.id, template.kind]));
  for (const { state, at } of someSteps(match)) {
    for (const [name, lines] of lineSets(match.offers, match.model(state, at, 0), state)) {
      // A handicap is added to the home side: the first outcome gains by it. Over loses by a higher total.
      const gains = kinds.get(name.split('/')[0] ?? '') === 'handicap_table' ? 1 : -1;
      const sorted = lines.toSorted((a, b) => gains * (a.line - b.line));
      const falls = sorted.filter(({ chance }, place) => chance < (sorted[place - 1]?.chance ?? 0) - 1e-9);
      expect(falls, name).toEqual([]);
    }
  }
}

/** The moments at which what an offer says changes: one, and for good. */
function changesOf(steps: readonly { state: unknown }[], offer: Offer<unknown, unknown>): number {
  let known = 'null';
  let changes = 0;
  for (const { state } of steps) {
    const text = JSON.stringify(offer.settle(state));
    if (text !== known) changes += 1;
    known = text;
  }
  return changes;
}

function checkSettlement(make: Make): void {
  for (let index = 0; index < SAMPLES; index += 1) {
    const { offers, script } = make(index);
    const last = script.steps.at(-1);
    const wrong = offers.filter(
      (offer) => offer.settle(last?.state) === null || changesOf(script.steps, offer) !== 1,
    );
    expect(wrong.map(nameOf)).toEqual([]);
  }
}

/** What is certain by the rules is certain for the model, and has the result that the model says. */
function checkAgreement(make: Make): void {
  const match = make(2);
  for (const { state, at } of someSteps(match)) {
    const model = match.model(state, at, 0);
    for (const offer of match.offers) {
      const results = offer.settle(state);
      if (results === null) continue;
      const chances = offer.chances(model, state);
      if (chances === null) continue;
      const certain = offer.template.outcomeIds.findIndex((id) => results[id] === 'won');
      const isDeep = Number(offer.template.id) >= 16_000;
      if (certain >= 0 && (isDeep || offer.specifier.includes('total='))) {
        expect(chances[certain], `${offer.template.id} ${offer.specifier}`).toBeCloseTo(1, 6);
      }
    }
  }
}

describe.each(SPORTS)('%s', (_, make, longestMs) => {
  test('chances of every market sum to one and none is negative', () => {
    checkChances(make);
  });

  test('a higher line is passed less often', () => {
    checkLines(make);
  });

  test('every market is settled by the end, once and for all', () => {
    checkSettlement(make);
  });

  test('what is certain is certain for the model too', () => {
    checkAgreement(make);
  });

  test('the same key plays and prices the same match', () => {
    const [one, other] = [playScripted(make(7)), playScripted(make(7))];
    expect(one.moments).toEqual(other.moments);
    const middle = one.moments[40] ?? 0;
    expect(one.view(middle)).toEqual(other.view(middle));
    expect(one.quote(middle, 5)).toEqual(other.quote(middle, 5));
    expect(playScripted(make(8)).moments).not.toEqual(one.moments);
  });

  test('a match ends within its longest time, and its moments rise', () => {
    for (let index = 0; index < 300; index += 1) {
      const { steps } = make(index).script;
      expect(steps.at(-1)?.at).toBeLessThan(longestMs);
      for (const [place, step] of steps.entries()) {
        if (place > 0) expect(step.at).toBeGreaterThan(steps[place - 1]?.at ?? 0);
      }
    }
  });

  test('a score that is asked for comes at once and leaves what went before alone', () => {
    const match = make(3);
    const play = playScripted(match);
    const at = (play.moments[30] ?? 0) + 1_000;
    const side = play.view(at).server ?? 'home';
    const changed = play.withScore(side, at);
    expect(play.withScore(side === 'home' ? 'away' : 'home', at)).toBeUndefined();
    const index = side === 'home' ? 0 : 1;
    expect(changed?.view(at - 1).totalScore).toEqual(play.view(at - 1).totalScore);
    expect(changed?.view(at).totalScore?.[index]).toBeGreaterThan(play.view(at).totalScore?.[index] ?? 0);
  });
});
