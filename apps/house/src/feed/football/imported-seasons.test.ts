import { parseSpecifier } from '@touchline/betting';
import { expect, test } from 'vitest';
import { FOOTBALL_SLOTS, type Slot } from '#pricing/football/slots.ts';
import { NO_GOAL } from '#pricing/football/templates.ts';
import { decide } from './decide.ts';
import { factsAt } from './facts.ts';
import { type Answer, type Asked, answerOf, isAnswered, NOBODY } from './test/season-answers.ts';
import { eventsOf, seasonMatches, seasonsAreThere } from './test/season-matches.ts';
import { toldMatch } from './test/told-match.ts';

/** Market types that the columns do not decide: when corners and cards come, and in which order, they do not tell. */
const UNDECIDED = ['10002', '10003', '10021', '10026', '10027', '10028', '10036'];

/** Plays in no match: he loses wherever somebody scores. */
const BENCH = 'a player who does not score';

function startOf(text: string): number {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return home - away;
}

function askedOf({ specifier }: Slot): Asked {
  const { hcp, ...named } = parseSpecifier(specifier) ?? {};
  const read = (name: string) => Number(named[name] ?? Number.NaN);
  return {
    total: read('total'),
    hcp: hcp === undefined ? Number.NaN : startOf(hcp),
    half: read('half'),
    goalnr: read('goalnr'),
    goals: read('goals'),
    from: read('from'),
    to: read('to'),
  };
}

/** What is left of a stake on one side of a line, by the halves of it on the neighbours of a quarter. */
function resultBeyond(by: number): string {
  if (Math.abs(by) >= 0.5) return by > 0 ? 'won' : 'lost';
  return by === 0 ? 'void' : by > 0 ? 'half_won' : 'half_lost';
}

function resultsFor(answer: Answer, outcomeIds: readonly string[], players: readonly string[]) {
  const all = (ids: readonly string[], resultOf: (id: string, place: number) => string) =>
    Object.fromEntries(ids.map((id, place) => [id, resultOf(id, place)]));
  if (answer === 'void') return all([...players, NO_GOAL], () => 'void');
  if ('won' in answer) {
    return all(outcomeIds, (_, place) => (answer.won.includes(place) ? 'won' : 'lost'));
  }
  if ('beyond' in answer) {
    return all(outcomeIds, (_, place) => resultBeyond(place === 0 ? answer.beyond : -answer.beyond));
  }
  const named = answer.players.map((name) => (name === NOBODY ? NO_GOAL : name));
  return all(answer.isNobodyAsked ? [...players, NO_GOAL] : players, (id) =>
    named.includes(id) ? 'won' : 'lost',
  );
}

const MARKETS = FOOTBALL_SLOTS.filter(({ marketId }) => isAnswered(marketId)).map((slot) => ({
  slot,
  asked: askedOf(slot),
}));

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, result]) => other[id] === result);

test('every market type of a match is either decided by the columns of the seasons or named as undecided', () => {
  const types = [...new Set(FOOTBALL_SLOTS.map(({ marketId }) => marketId))];
  expect(types.filter((id) => !isAnswered(id)).sort()).toEqual(UNDECIDED);
});

test.skipIf(!seasonsAreThere)(
  `three imported seasons settle as their columns say in every market that these decide${seasonsAreThere ? '' : ' (skipped: ../shared/data is not there)'}`,
  () => {
    const matches = seasonMatches();
    const wrong: string[] = [];
    const decided = new Map<string, number>();
    for (const match of matches) {
      const script = toldMatch(eventsOf(match));
      const facts = factsAt(script, script.fullTime);
      const players = [...new Set(match.goals?.flatMap(({ scorer }) => scorer ?? [])), BENCH];
      for (const { slot, asked } of MARKETS) {
        const answer = answerOf(slot.marketId, asked, match);
        if (answer === null) continue;
        const results = decide(slot, facts, players) ?? {};
        if (!isSame(results, resultsFor(answer, slot.template.outcomeIds, players))) {
          wrong.push(`${match.name} ${slot.marketId} ${slot.specifier}: ${JSON.stringify(results)}`);
        }
        decided.set(slot.marketId, (decided.get(slot.marketId) ?? 0) + 1);
      }
    }
    expect(wrong).toEqual([]);
    expect(matches).toHaveLength(1140);
    expect(matches.filter(({ goals }) => goals !== null).length).toBeGreaterThan(370);
    expect([...new Set(MARKETS.map(({ slot }) => slot.marketId))].filter((id) => !decided.has(id))).toEqual(
      [],
    );
    expect([...decided.values()].reduce((all, count) => all + count, 0)).toBeGreaterThan(200_000);
  },
);
