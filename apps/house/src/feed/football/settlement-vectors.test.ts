import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slotOf } from '#pricing/football/slots.ts';
import { FOOTBALL_TEMPLATES, OWN, TO_QUALIFY } from '#pricing/football/templates.ts';
import { decide, outcomeCount } from './decide.ts';
import { factsAt } from './facts.ts';
import { type ToldEvent, toldMatch } from './test/told-match.ts';

type Side = 'home' | 'away';
type Told = [minute: number, side: Side, detail: string];

interface VectorMatch {
  name: string;
  goals: Told[];
  corners: [minute: number, side: Side][];
  cards: Told[];
  won: Record<string, string>;
  results: Record<string, Record<string, string>>;
}

interface Vectors {
  players: Record<Side, string[]>;
  matches: VectorMatch[];
}

const VECTORS = JSON.parse(
  readFileSync(new URL('../../../../../fixtures/football/settlement.json', import.meta.url), 'utf8'),
) as Vectors; // the file is written for this shape
const PLAYERS = [...VECTORS.players.home, ...VECTORS.players.away];

function scriptOf({ goals, corners, cards }: VectorMatch) {
  const at = (minute: number) => ({ minute, half: minute > 45 ? 2 : 1 }) as const;
  return toldMatch([
    ...goals.map(([minute, side, scorer]): ToldEvent => {
      const isOwnGoal = scorer === 'own goal';
      return { ...at(minute), type: 'goal', side, player: isOwnGoal ? 'h2' : scorer, isOwnGoal };
    }),
    ...corners.map(([minute, side]): ToldEvent => ({ ...at(minute), type: 'corner', side })),
    ...cards.map(
      ([minute, side, colour]): ToldEvent => ({
        ...at(minute),
        type: colour === 'red' ? 'red' : 'yellow',
        side,
      }),
    ),
  ]);
}

function marketOf(key: string) {
  const [marketId = '', specifier = ''] = key.split(' ');
  const slot = slotOf(marketId, specifier);
  if (slot === undefined) throw new Error(`no market ${key}`);
  return slot;
}

const winnersOf = (results: Record<string, string>) =>
  Object.entries(results).flatMap(([id, result]) => (result === 'won' ? [id] : []));

test.each(VECTORS.matches)('$name: every market named ends as the vector says', (match) => {
  const script = scriptOf(match);
  const facts = factsAt(script, script.fullTime);
  for (const [key, won] of Object.entries(match.won)) {
    const slot = marketOf(key);
    const results = decide(slot, facts, PLAYERS) ?? {};
    expect(winnersOf(results).sort(), key).toEqual(won.split(' ').filter(Boolean).sort());
    expect(Object.keys(results), key).toHaveLength(outcomeCount(slot, PLAYERS));
    for (const result of Object.values(results)) expect(['won', 'lost'], key).toContain(result);
  }
  for (const [key, results] of Object.entries(match.results)) {
    expect(decide(marketOf(key), facts, PLAYERS), key).toEqual(results);
  }
});

test('the vectors name every market type of a match that a draw may end', () => {
  const named = new Set(
    VECTORS.matches.flatMap(({ won, results }) =>
      [...Object.keys(won), ...Object.keys(results)].map((key) => key.split(' ')[0]),
    ),
  );
  const types = FOOTBALL_TEMPLATES.map(({ id }) => id).filter(
    (id) => id !== OWN.outright && id !== TO_QUALIFY,
  );
  expect(types.filter((id) => !named.has(id))).toEqual([]);
});
