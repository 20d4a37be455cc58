import { expect, test } from 'vitest';
import { CUPS } from '#catalogue/football/cups.ts';
import { CHANCES } from '#pricing/football/book.ts';
import { buildModel } from '#pricing/football/model.ts';
import { slotOf } from '#pricing/football/slots.ts';
import { TO_QUALIFY } from '#pricing/football/templates.ts';
import type { MatchPlay } from '../sport.ts';
import { dayOf, type Fixture } from './calendar.ts';
import { cupFixturesOn } from './cup-calendar.ts';
import { factsAt } from './facts.ts';
import { playFootball } from './play.ts';
import { courseOf, endOf, type FootballScript } from './script.ts';
import { intensitiesOf, scriptOf, squadsOf } from './season-table.ts';

const SEED = 7;
const DAY = dayOf(Date.UTC(2026, 10, 20));
const FIXTURES = CUPS.flatMap((cup) =>
  Array.from({ length: 60 }, (_, day) => cupFixturesOn(SEED, cup, DAY + day)).flat(),
);

interface Held {
  fixture: Fixture;
  script: FootballScript;
  play: MatchPlay;
}
const HELD = FIXTURES.map((fixture): Held => {
  const script = scriptOf(SEED, fixture);
  const match = { key: 5, intensities: intensitiesOf(fixture), squads: squadsOf(fixture), script };
  return { fixture, script, play: playFootball({ ...match, depth: 'main', openings: null }) };
});
const of = (course: ReturnType<typeof courseOf>) => HELD.filter(({ script }) => courseOf(script) === course);

/** The stages that a match goes through, each once. */
function stagesOf({ play }: Held): number[] {
  const stages = play.moments.map((moment) => play.view(moment).stage);
  return stages.filter((stage, index) => stage !== stages[index - 1]);
}

test('a match that needs a winner goes as far as it has to, through every stage in order', () => {
  expect(stagesOf(of('ninety')[0]!)).toEqual([6, 31, 7, 100]);
  expect(stagesOf(of('extra')[0]!)).toEqual([6, 31, 7, 32, 41, 33, 42, 110]);
  expect(stagesOf(of('penalties')[0]!)).toEqual([6, 31, 7, 32, 41, 33, 42, 34, 50, 120]);
});

test('it is in play until then, its clock stands in every pause, and its periods sum to its score', () => {
  for (const { play, script } of [...of('extra'), ...of('penalties')].slice(0, 12)) {
    for (const moment of play.moments) {
      const { status, stage, clock, totalScore, periodScores } = play.view(moment);
      expect(status === 1, `${stage}`).toBe(moment < endOf(script));
      if (stage === 50) expect(clock).toBeNull();
      else expect(clock?.stopped, `${stage}`).toBe(![6, 7, 41, 42].includes(stage));
      const counted = periodScores.filter(({ key }) => key !== '50');
      expect(counted.reduce((sum, { home }) => sum + home, 0)).toBe(totalScore?.[0]);
      expect(counted.reduce((sum, { away }) => sum + away, 0)).toBe(totalScore?.[1]);
    }
    const { firstExtra, extraHalfTime, secondExtra } = script.tie!;
    const timeAt = (at: number) => play.view(at).clock?.matchTime;
    expect([firstExtra, extraHalfTime, secondExtra].map(timeAt)).toEqual(['90:00', '105:00', '105:00']);
    expect(play.view(extraHalfTime - 1000).clock).toMatchObject({ matchTime: '105:00', stopped: false });
    expect(play.view(extraHalfTime - 1000).clock?.stoppageTime).not.toBeNull();
  }
});

test('the shoot-out is told kick by kick, and bets rest while a player kicks', () => {
  for (const { play, script } of of('penalties')) {
    const { kicks, shootOut } = script.tie!;
    expect(play.view(shootOut).periodScores.at(-1)).toMatchObject({ key: '50', home: 0, away: 0 });
    for (const [index, kick] of kicks.entries()) {
      const told = play.view(kick.at).incidents.at(-1);
      expect(told?.type).toBe(kick.isGoal ? 'shootout_goal' : 'shootout_missed');
      const period = play.view(kick.at).periodScores.at(-1);
      expect(told?.score).toEqual([period?.home, period?.away]);
      if (index < kicks.length - 1) expect(play.view(kick.at).suspension).toBe('penalty');
      expect(play.view(kick.at - 1000).suspension).toBe('penalty');
    }
    const end = play.view(endOf(script)).periodScores.at(-1);
    expect(end?.home).not.toBe(end?.away);
  }
});

test('who goes through is offered to the end, and beyond ninety minutes nothing else is', () => {
  for (const { play, script } of [...of('extra').slice(0, 4), ...of('penalties').slice(0, 4)]) {
    const { firstExtra, shootOut } = script.tie!;
    const ids = (at: number) => play.quote(at, 3).map(({ marketId }) => marketId);
    for (const at of [-1000, script.kickOff + 60_000]) {
      expect(ids(at)).toContain(TO_QUALIFY);
      expect(ids(at)).toContain('1');
      expect(play.quote(at, 3, 'top').map(({ marketId }) => marketId)).toContain(TO_QUALIFY);
    }
    for (const at of [script.fullTime, firstExtra + 1000]) expect(ids(at)).toEqual([TO_QUALIFY]);
    if (courseOf(script) === 'penalties') expect(ids(shootOut)).toEqual([TO_QUALIFY]);
    expect(ids(endOf(script))).toEqual([]);
  }
});

test('with ninety minutes everything else is settled, with the last whistle or kick who goes through', () => {
  for (const { play, script } of HELD.slice(0, 40)) {
    const early = play.verdictsAt(script.fullTime);
    const types = new Set(early.map(({ marketId }) => marketId));
    expect(types.has('1')).toBe(true);
    expect(types.has(TO_QUALIFY)).toBe(courseOf(script) === 'ninety');
    const verdict = play.verdict(TO_QUALIFY, '', endOf(script));
    expect(verdict).toMatchObject({ final: true, since: endOf(script) });
    expect(verdict?.note.score).toEqual(play.view(endOf(script)).totalScore);
    const { through } = factsAt(script, endOf(script));
    expect(verdict?.results).toEqual(
      through === 0 ? { '4': 'won', '5': 'lost' } : { '4': 'lost', '5': 'won' },
    );
  }
});

const slot = slotOf(TO_QUALIFY, '')!;
const chanceAt = ({ fixture, script }: Held, at: number) =>
  CHANCES[TO_QUALIFY]?.(buildModel(intensitiesOf(fixture), factsAt(script, at)), slot) ?? [];

test('the chances of both sides sum to one at every moment, and end at the one who goes through', () => {
  for (const held of [
    ...of('ninety').slice(0, 3),
    ...of('extra').slice(0, 3),
    ...of('penalties').slice(0, 3),
  ]) {
    for (const moment of held.play.moments) {
      const [home = 0, away = 0] = chanceAt(held, moment);
      expect(home + away).toBeCloseTo(1, 9);
      expect(Math.min(home, away)).toBeGreaterThanOrEqual(0);
    }
    const end = endOf(held.script);
    const { through } = factsAt(held.script, end);
    expect(chanceAt(held, end)[through ?? 0]).toBeCloseTo(1, 6);
  }
});

test('sides go through about as often as the chances before kick-off, before extra time and before the kicks say', () => {
  const isAbout = (list: readonly Held[], at: (script: FootballScript) => number, least: number) => {
    expect(list.length).toBeGreaterThan(least);
    const chances = list.map((held) => chanceAt(held, at(held.script))[0] ?? 0);
    const expected = chances.reduce((sum, p) => sum + p, 0);
    const deviation = Math.sqrt(chances.reduce((sum, p) => sum + p * (1 - p), 0));
    const through = list.filter(({ script }) => factsAt(script, endOf(script)).through === 0).length;
    expect(Math.abs(through - expected)).toBeLessThan(2.5 * deviation);
  };
  isAbout(HELD, () => -1, 200);
  isAbout([...of('extra'), ...of('penalties')], ({ fullTime }) => fullTime, 30);
  isAbout(of('penalties'), (script) => script.tie?.shootOut ?? 0, 10);
});

test('a goal put in can lead to extra time, or decide it', () => {
  const led = HELD.find(({ script }) => {
    const [home, away] = factsAt(script, script.fullTime).score;
    return home - away === 1;
  })!;
  const levelled = led.play.withScore('away', led.script.secondHalf + 1000)!;
  expect(levelled.endsAt).toBeGreaterThan(led.script.fullTime);
  expect(levelled.view(led.script.fullTime).stage).toBe(32);
  const shootOut = of('penalties')[0]!;
  const { firstExtra, extraEnd } = shootOut.script.tie!;
  const decided = shootOut.play.withScore('home', firstExtra + 60_000)!;
  expect(decided.endsAt).toBe(extraEnd);
  expect(decided.view(extraEnd)).toMatchObject({ stage: 110, status: 4 });
  expect(decided.verdict(TO_QUALIFY, '', extraEnd)?.results).toEqual({ '4': 'won', '5': 'lost' });
  expect(shootOut.play.withScore('home', shootOut.script.tie!.shootOut)).toBeUndefined();
});
