/** Writes fixtures/feeds/synthetic-day.jsonl: ten simulated matches of fictional clubs in the format of docs/feed-format.md. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LEAGUES } from '#catalogue/football/leagues.ts';
import { dayOf, type Fixture, fixturesOn } from '#feed/football/calendar.ts';
import { factsAt } from '#feed/football/facts.ts';
import { playFootball } from '#feed/football/play.ts';
import { minuteOf } from '#feed/football/script.ts';
import { intensitiesOf, scriptOf, squadsOf } from '#feed/football/season-table.ts';
import type { PlayerRecord } from '#feed/world.ts';
import { recordingText, type ToldMatch } from './match-day/recording.ts';

const SEED = 2021;
const DAY = Date.UTC(2026, 4, 25);
const LEAGUE = {
  at: 0,
  type: 'league',
  id: '9100',
  name: 'Albion Premier',
  country: 'Albion',
  countryCode: 'ALB',
} as const;
const SHOWN = [
  ['1', ''],
  ['18', 'total=2.5'],
  ['29', ''],
] as const;

function teamOf(club: Fixture['home'], players: readonly PlayerRecord[]): ToldMatch['home'] {
  const known = players.map(({ name, number, position, weight }) => ({
    name,
    number,
    position,
    weight: Number(weight.toFixed(4)),
  }));
  return { name: club.name, code: club.code, players: known };
}

function pricesOf(fixture: Fixture): ToldMatch['prices'] {
  const play = playFootball({
    key: 1,
    intensities: intensitiesOf(fixture),
    squads: squadsOf(fixture),
    script: scriptOf(SEED, fixture),
    depth: 'main',
    openings: new Map(),
  });
  return play
    .quote(-1, 0)
    .filter(
      (market) =>
        SHOWN.some(([id, specifier]) => market.marketId === id && market.specifier === specifier) ||
        (market.marketId === '16' && market.mostBalanced),
    )
    .map((market) => ({
      market: market.marketId,
      specifier: market.specifier,
      odds: market.outcomes.map((outcome) => outcome.odds),
    }));
}

function toldOf(fixture: Fixture, index: number): ToldMatch {
  const script = scriptOf(SEED, fixture);
  const facts = factsAt(script, script.fullTime);
  const squads = squadsOf(fixture);
  return {
    id: String(910_001 + index),
    league: LEAGUE.id,
    round: fixture.round,
    home: teamOf(fixture.home, squads.home),
    away: teamOf(fixture.away, squads.away),
    prices: pricesOf(fixture),
    goals: facts.goals.map(({ half, second, side, player, manner }) => {
      const { minute, stoppage } = minuteOf(half, second);
      return {
        half: half === 1 ? 1 : 2, // a league match ends after ninety minutes
        minute: minute + stoppage,
        side: side === 0 ? 'home' : 'away',
        player: player?.name ?? null,
        manner,
      };
    }),
    score: [...facts.score],
    half: [...facts.firstGoals],
    corners: [...facts.corners],
    yellows: [...facts.yellows],
    reds: [...facts.reds],
    shots: [...script.finals.shots],
    onTarget: [...script.finals.onTarget],
  };
}

const league = LEAGUES.find((entry) => entry.name === LEAGUE.name);
if (league === undefined) throw new Error('The catalogue has lost its first league');
const matches = fixturesOn(SEED, league, dayOf(DAY)).map(toldOf);
const out = resolve(import.meta.dirname, '../../../fixtures/feeds/synthetic-day.jsonl');
writeFileSync(out, recordingText([LEAGUE], matches));
process.stdout.write(`${matches.length} matches written to ${out}\n`);
