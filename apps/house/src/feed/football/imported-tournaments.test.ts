import { expect, test } from 'vitest';
import { slotOf } from '#pricing/football/slots.ts';
import { TO_QUALIFY } from '#pricing/football/templates.ts';
import { decide } from './decide.ts';
import { factsAt } from './facts.ts';
import { endOf } from './script.ts';
import { toldTie } from './test/told-tie.ts';
import { type TournamentMatch, tournamentMatches, tournamentsAreThere } from './test/tournament-matches.ts';

type Pair = readonly [home: number, away: number];

const leader = ([home, away]: Pair) => Math.sign(home - away);
const wonBy = (results: Record<string, string> | null) =>
  Object.entries(results ?? {}).flatMap(([id, result]) => (result === 'won' ? [id] : []));

/** Outcomes by who is ahead: away, nobody, home. */
const RESULT = ['3', '2', '1'] as const;
const THROUGH = ['5', '', '4'] as const;

function settle({ told }: TournamentMatch) {
  const script = toldTie(told);
  const facts = factsAt(script, endOf(script));
  const won = (id: string, specifier = '') => wonBy(decide(slotOf(id, specifier)!, facts, []));
  return { facts, won };
}

test.skipIf(!tournamentsAreThere)(
  `two imported tournaments settle the result on ninety minutes and who goes through by extra time and shoot-out${tournamentsAreThere ? '' : ' (skipped: ../shared/data is not there)'}`,
  () => {
    const matches = tournamentMatches();
    for (const match of matches) {
      const { name, ft, et, penalties } = match;
      const { facts, won } = settle(match);
      expect(facts.score, name).toEqual(ft);
      expect(won('1'), name).toEqual([RESULT[leader(ft) + 1]]);
      expect(won('18', 'total=2.5'), name).toEqual([ft[0] + ft[1] > 2 ? '12' : '13']);
      if (match.isGroup) continue;
      expect(facts.fullScore, name).toEqual(et ?? ft);
      expect(facts.stage, name).toBe(penalties ? 120 : et ? 110 : 100);
      expect(facts.tie?.kicks.scored, name).toEqual(penalties ?? [0, 0]);
      const decisive = penalties ?? et ?? ft;
      expect(won(TO_QUALIFY), name).toEqual([THROUGH[leader(decisive) + 1]]);
    }
    const knockOut = matches.filter(({ isGroup }) => !isGroup);
    expect([matches.length, knockOut.length]).toEqual([115, 31]);
    expect(knockOut.filter(({ et }) => et !== null)).toHaveLength(10);
    expect(knockOut.filter(({ penalties }) => penalties !== null)).toHaveLength(8);
  },
);
