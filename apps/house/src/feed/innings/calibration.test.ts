import { describe, expect, test } from 'vitest';
import { hash } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import { baseballFactors, baseballMatch } from './baseball/play.ts';
import { BASEBALL_TEMPLATES } from './baseball/templates.ts';
import { calibrate } from './calibration.ts';
import { cricketFactors, cricketMatch } from './cricket/play.ts';
import { CRICKET, CRICKET_TEMPLATES } from './cricket/templates.ts';

const MATCHES = 1_000;
/** Market types of the full depth have ids from here on; their own test plays them. */
const DEEP_FROM = 16_000;

const RATINGS = [-0.5, -0.2, 0, 0.3, 0.5];

const competitor = (id: string, rating: number) => ({
  id,
  urnId: '',
  name: id,
  code: '',
  kit: { pattern: 'plain', a: '#000000', b: '#ffffff' } as const,
  rating,
});

/** Meetings of the best and the weakest with an average side. */
const MEETINGS = RATINGS.map((rating, index) => ({
  key: hash('meeting', index),
  home: competitor('home', rating),
  away: competitor('away', 0),
}));

function* played<F, S, M>(
  factors: readonly F[],
  make: (key: number, factors: F) => ScriptedMatch<S, M>,
): Generator<ScriptedMatch<S, M>> {
  for (let index = 0; index < MATCHES; index += 1) {
    const drawn = factors[index % factors.length];
    if (drawn !== undefined) yield make(hash('calibration', index), drawn);
  }
}

const baseball = () => played(MEETINGS.map(baseballFactors), baseballMatch);
const cricket = () => played(MEETINGS.map(cricketFactors), cricketMatch);

const ids = (templates: readonly { id: string }[]) =>
  templates.flatMap(({ id }) => (Number(id) < DEEP_FROM ? [id] : [])).sort();

describe('what happens is what the prices say, within three standard deviations', () => {
  test('in baseball before the start, in every market type', () => {
    const found = calibrate(baseball(), 1);
    expect([...found.keys()].sort()).toEqual(ids(BASEBALL_TEMPLATES));
    for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(3);
  });

  test('in baseball at any moment of a game, in every market type', () => {
    const found = calibrate(baseball(), 90);
    expect([...found.keys()].sort()).toEqual(ids(BASEBALL_TEMPLATES));
    for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(3);
  });

  test('in cricket before the start, in every market type that is offered then', () => {
    const found = calibrate(cricket(), 1);
    const later: string[] = [CRICKET.awayOver, CRICKET.awayFall, CRICKET.awayWickets, CRICKET.awayPowerplay];
    expect([...found.keys()].sort()).toEqual(ids(CRICKET_TEMPLATES).filter((id) => !later.includes(id)));
    for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(3);
  });

  test('in cricket at any moment of a match, in every market type', () => {
    const found = calibrate(cricket(), 250);
    expect([...found.keys()].sort()).toEqual(ids(CRICKET_TEMPLATES));
    for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(3);
  });
});
