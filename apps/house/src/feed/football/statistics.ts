import { unitAt } from '../random.ts';
import type { MatchStatistic, Pair } from '../world.ts';
import { attackAt } from './attack.ts';
import type { Facts } from './facts.ts';
import { progress } from './progress.ts';
import type { FootballScript } from './script.ts';

/** Of `count` things that happen during the match, those that have happened; each has its own moment. */
function soFar(count: number, played: number, key: number): number {
  let happened = 0;
  for (let index = 0; index < count; index++) if (unitAt(key, index) <= played) happened += 1;
  return happened;
}

function goalsOnTarget(script: FootballScript, side: 0 | 1): number {
  return script.events.filter(
    (event) => event.type === 'goal' && event.side === side && event.manner !== 'own_goal',
  ).length;
}

/** Statistics at a moment: the counts only grow, end at the figures of the script and always hold the goals scored. */
export function statisticsAt(
  script: FootballScript,
  facts: Facts,
  at: number,
  key: number,
): MatchStatistic[] {
  const played = progress(script, at);
  const { finals } = script;
  const pair = (count: (side: 0 | 1) => number): Pair => [count(0), count(1)];
  const onTarget = pair((side) => {
    const scored = facts.goals.filter((goal) => goal.side === side && goal.manner !== 'own_goal').length;
    return scored + soFar(finals.onTarget[side] - goalsOnTarget(script, side), played, key + side);
  });
  const shots = pair(
    (side) => onTarget[side] + soFar(finals.shots[side] - finals.onTarget[side], played, key + 2 + side),
  );
  const attacks = pair((side) => soFar(finals.attacks[side], played, key + 4 + side));
  const wander = Math.round((1 - played) * 12 * (unitAt(key + 6, Math.floor(played * 12)) - 0.5));
  const possession = finals.possession + wander;
  const rows: readonly (readonly [MatchStatistic['key'], Pair])[] = [
    ['possession', [possession, 100 - possession]],
    ['shots', shots],
    ['shots_on_target', onTarget],
    ['corners', facts.corners],
    ['dangerous_attacks', attacks],
    ['yellow_cards', facts.yellows],
    ['red_cards', facts.reds],
    ['attack', attackAt(script, facts, at, { attacks: key + 4, possession: key + 7 }, possession)],
  ];
  return rows.map(([name, [home, away]]) => ({ key: name, home, away }));
}
