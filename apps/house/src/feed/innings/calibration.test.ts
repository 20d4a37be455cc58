import { describe, expect, test } from 'vitest';
import { checkSample } from '../../../test/support/sample.ts';
import { hash } from '../random.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import { baseballFactors, baseballMatch } from './baseball/play.ts';
import { BASEBALL_TEMPLATES } from './baseball/templates.ts';
import { calibrate } from './calibration.ts';
import { cricketFactors, cricketMatch } from './cricket/play.ts';
import { CRICKET, CRICKET_TEMPLATES } from './cricket/templates.ts';

const MATCHES = { few: 200, full: 1_000 };
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
  matches: number,
): Generator<ScriptedMatch<S, M>> {
  for (let index = 0; index < matches; index += 1) {
    const drawn = factors[index % factors.length];
    if (drawn !== undefined) yield make(hash('calibration', index), drawn);
  }
}

const baseball = (matches: number) => played(MEETINGS.map(baseballFactors), baseballMatch, matches);
const cricket = (matches: number) => played(MEETINGS.map(cricketFactors), cricketMatch, matches);

const ids = (templates: readonly { id: string }[]) =>
  templates.flatMap(({ id }) => (Number(id) < DEEP_FROM ? [id] : [])).sort();

const LATER_IN_CRICKET: readonly string[] = [
  CRICKET.awayOver,
  CRICKET.awayFall,
  CRICKET.awayWickets,
  CRICKET.awayPowerplay,
];
const BASEBALL_IDS = ids(BASEBALL_TEMPLATES);
const CRICKET_IDS = ids(CRICKET_TEMPLATES);

const CASES = [
  {
    title: 'in baseball before the start, in every market type',
    calibrated: (matches: number) => calibrate(baseball(matches), 1),
    wanted: BASEBALL_IDS,
  },
  {
    title: 'in baseball at any moment of a game, in every market type',
    calibrated: (matches: number) => calibrate(baseball(matches), 90),
    wanted: BASEBALL_IDS,
  },
  {
    title: 'in cricket before the start, in every market type that is offered then',
    calibrated: (matches: number) => calibrate(cricket(matches), 1),
    wanted: CRICKET_IDS.filter((id) => !LATER_IN_CRICKET.includes(id)),
  },
  {
    title: 'in cricket at any moment of a match, in every market type',
    calibrated: (matches: number) => calibrate(cricket(matches), 250),
    wanted: CRICKET_IDS,
  },
];

describe('what happens is what the prices say, within three standard deviations', () => {
  for (const { title, calibrated, wanted } of CASES)
    test(title, () => {
      checkSample(MATCHES, (matches) => {
        const found = calibrated(matches);
        expect([...found.keys()].sort()).toEqual(wanted);
        for (const [id, { deviations }] of found) expect(Math.abs(deviations), id).toBeLessThan(3);
      });
    });
});
