import { expect, test } from 'vitest';
import type { ScoreModel } from '#pricing/timed/score-model.ts';
import type { ScoreState } from '#pricing/timed/score-state.ts';
import { checkSample } from '../../../test/support/sample.ts';
import type { Meeting } from '../league/league-spec.ts';
import type { ScriptedMatch } from '../scripted/scripted-match.ts';
import { basketballMatch } from './basketball.ts';
import { hockeyMatch } from './ice-hockey.ts';
import { testMeeting } from './test-meeting.ts';

const MATCHES = { few: 300, full: 2_000 };

interface Tally {
  expected: number;
  happened: number;
  variance: number;
}

/** Adds up, by market and outcome (`id *` for every specifier of a market type), what prices of one moment promised and what came. */
function tally(
  play: (of: Meeting) => ScriptedMatch<ScoreState, ScoreModel>,
  markets: ReadonlySet<string>,
  minutes: number | null,
  matches: number,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (let number = 0; number < matches; number += 1) {
    const match = play(testMeeting(number, 0.05));
    const { steps, suspensions } = match.script;
    const at = minutes === null ? -1000 : (steps[0]?.at ?? 0) + minutes * 60_000;
    if (suspensions.some(({ from, to }) => from <= at && at < to)) continue;
    const state = steps.findLast((step) => step.at <= at)?.state ?? null;
    const end = steps.at(-1)?.state ?? match.initial;
    const model = match.model(state, at, 0);
    for (const offer of match.offers) {
      const name = `${offer.template.id} ${offer.specifier}`.trim();
      const isWanted = markets.has(name) || markets.has(`${offer.template.id} *`);
      if (!isWanted || offer.settle(state ?? match.initial) !== null) continue;
      const results = offer.settle(end);
      offer.chances(model, state ?? match.initial)?.forEach((chance, index) => {
        const id = offer.template.outcomeIds[index] ?? '';
        if (results?.[id] === 'void') return;
        const known = tallies.get(`${name} ${id}`) ?? { expected: 0, happened: 0, variance: 0 };
        known.expected += chance;
        known.happened += results?.[id] === 'won' ? 1 : 0;
        known.variance += chance * (1 - chance);
        tallies.set(`${name} ${id}`, known);
      });
    }
  }
  return tallies;
}

const SPORTS = [
  [
    'basketball',
    basketballMatch,
    [
      '219',
      '223 hcp=-4.5',
      '225 total=160.5',
      '225 total=162.5',
      '235 quarternr=3',
      '236 quarternr=4|total=40.5',
      '303 quarternr=4|hcp=-1.5',
      '12101 total=80.5',
      '12103',
      '12105 half=2',
      '12106 half=2|total=80.5',
      '12108',
      '12109 points=60',
      '12110',
      '12111',
      '12112',
    ],
  ],
  [
    'ice hockey',
    hockeyMatch,
    [
      '12201',
      '12202 total=5.5',
      '12203 hcp=-1.5',
      '12205',
      '12207 periodnr=3',
      '12208 periodnr=3|total=1.5',
      '12209 goalnr=1',
      '12209 goalnr=3',
      '12210 total=2.5',
      '12212',
      '12213',
      '12214',
      '12215',
      '406',
      '410 hcp=-1.5',
      '412 total=5.5',
    ],
  ],
] as const;

/** Market types of the full depth. */
const DEEP = [
  [
    'basketball',
    basketballMatch,
    [
      '14109 quarternr=4|total=40.5',
      '14127 *',
      '14110 *',
      '14207 *',
      '14209 *',
      '14403 *',
      '14408 *',
      '14411',
      '14501',
      '14506',
      '14601',
      '14602',
      '14604',
      '14605',
      '14609',
      '14612',
      '14613',
      '14621',
      '14623',
      '14625',
      '14631 *',
      '14632 *',
      '14634',
      '14635',
      '14638',
      '14639',
      '14646 *',
    ],
  ],
  [
    'ice hockey',
    hockeyMatch,
    [
      '14303 *',
      '14313 *',
      '14315 *',
      '14316 *',
      '14317 *',
      '14319 *',
      '14320 *',
      '14408 *',
      '14410 *',
      '14415',
      '14421',
      '14424',
      '14426',
      '14427 *',
      '14428',
      '14607',
      '14615',
      '14618',
      '14622',
      '14624',
      '14628',
      '14633 *',
      '14637',
      '14640',
      '14642',
      '14643',
      '14644',
      '14645',
      '14650',
      '14651',
    ],
  ],
] as const;

/** Standard deviations that a figure may be off; of some hundred figures one is beyond three by chance alone. */
const OFF = 3;
const OFF_OF_HUNDREDS = 4;

for (const [sport, play, markets, limit] of [
  ...SPORTS.map((of) => [...of, OFF] as const),
  ...DEEP.map((of) => [...of, OFF_OF_HUNDREDS] as const),
]) {
  for (const minutes of [null, 48]) {
    const moment = minutes === null ? 'before the start' : `${minutes} minutes after it`;
    test(`${sport}: what was played agrees with the ${limit === OFF ? 'first' : 'deep'} prices of ${moment}`, () => {
      checkSample(MATCHES, (matches) => {
        const tallies = tally(play, new Set<string>(markets), minutes, matches);
        expect(tallies.size).toBeGreaterThan(20);
        for (const [name, { expected, happened, variance }] of tallies) {
          if (variance < 5) continue;
          const off = Math.abs(happened - expected) / Math.sqrt(variance);
          expect(off, `${name}: ${happened} came of ${expected.toFixed(1)}`).toBeLessThan(limit);
        }
      });
    });
  }
}
