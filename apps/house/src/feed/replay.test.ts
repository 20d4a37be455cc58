import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readMatchDay } from '../../scripts/match-day/read-match-day.ts';
import { createWorld } from './create-world.ts';
import { parseRecordedFeed, type RecordedFeed } from './replay.ts';
import type { LegResult, World } from './world.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const DATA = process.env.SPORTSBOOK_DATA ?? resolve(ROOT, '../shared/data');
const SYNTHETIC = readFileSync(join(ROOT, 'fixtures/feeds/synthetic-day.jsonl'), 'utf8');
const START = Date.UTC(2026, 4, 23, 15, 0, 0);
const SPEED = 60;

/** Plays a recording to its end and answers the final results of every market. */
function play(recording: RecordedFeed): { world: World; results: Map<string, Record<string, LegResult>> } {
  const world = createWorld({ seed: 1, startAt: START, now: START, speed: SPEED, replay: recording });
  const results = new Map<string, Record<string, LegResult>>();
  const end = START + (3 * 3_600_000) / SPEED;
  for (let now = START; now <= end; now += 250) {
    do {
      for (const change of world.advance(now)) {
        if (change.type !== 'settled') continue;
        expect(results.get(change.marketKey) === undefined || !change.final).toBe(true);
        if (change.final) results.set(change.marketKey, change.results);
      }
    } while (world.behind());
  }
  return { world, results };
}

function expectRealResults(recording: RecordedFeed): void {
  const { world, results } = play(recording);
  for (const { about, result } of recording.matches) {
    const [home, away] = result.score;
    const winner = home > away ? '1' : home === away ? '2' : '3';
    const at = (market: string) => results.get(`${about.match}/${market}`);
    expect(at('1/')).toEqual(
      Object.fromEntries(['1', '2', '3'].map((id) => [id, id === winner ? 'won' : 'lost'])),
    );
    const over = home + away > 2.5;
    expect(at('18/total=2.5')).toEqual({ '12': over ? 'won' : 'lost', '13': over ? 'lost' : 'won' });
    const both = home > 0 && away > 0;
    expect(at('29/')).toEqual({ '74': both ? 'won' : 'lost', '76': both ? 'lost' : 'won' });
    const [h1, a1] = result.half;
    expect(at('60/')?.[h1 > a1 ? '1' : h1 === a1 ? '2' : '3']).toBe('won');
    expect(world.match(about.match)?.totalScore).toEqual(result.score);
    expect(world.match(about.match)?.stage).toBe(100);
  }
}

function expectOpeningPrices(recording: RecordedFeed): void {
  const world = createWorld({ seed: 1, startAt: START, now: START, speed: 1, replay: recording });
  for (const { about, prices } of recording.matches) {
    const match = world.match(about.match);
    expect(match?.status).toBe(0);
    for (const { market, specifier, odds } of prices) {
      const shown = match?.markets.get(`${about.match}/${market}/${specifier}`);
      expect(shown?.outcomes.map((outcome) => outcome.odds)).toEqual(odds);
      expect(shown?.status).toBe(1);
    }
  }
}

test('the synthetic match day settles every 1x2, over/under 2.5 and both-teams-to-score market as its scores say', () => {
  const recording = parseRecordedFeed(SYNTHETIC);
  expect(recording.matches).toHaveLength(10);
  expectRealResults(recording);
});

test('recorded opening prices stand until kick-off', () => {
  expectOpeningPrices(parseRecordedFeed(SYNTHETIC));
});

test('a recording that does not add up is refused with the reason', () => {
  const lines = SYNTHETIC.split('\n');
  const goal = lines.findIndex((line) => line.includes('"goal"'));
  expect(() => parseRecordedFeed(lines.toSpliced(goal, 1).join('\n'))).toThrow(/do not add up/);
  expect(() => parseRecordedFeed('{"at":-1,"type":"goal"}')).toThrow(/Line 1 /);
});

test('the real match day of 2021-05-23 settles as the real scores say', (context) => {
  if (!existsSync(join(DATA, 'football'))) {
    const reason = `no match data in ${DATA} (set SPORTSBOOK_DATA to play the real match day)`;
    process.stdout.write(`skipped: ${reason}\n`);
    context.skip(reason);
  }
  const recording = parseRecordedFeed(readMatchDay(DATA, '2021-05-23'));
  expect(recording.matches).toHaveLength(10);
  expect(recording.matches.reduce((sum, { result }) => sum + result.score[0] + result.score[1], 0)).toBe(31);
  expectOpeningPrices(recording);
  expectRealResults(recording);
});
