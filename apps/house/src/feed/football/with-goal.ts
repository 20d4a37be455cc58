import type { PlayerRecord, Side } from '../world.ts';
import { clockAt, type FootballEvent, type FootballScript, halfOf } from './script.ts';
import { kickSuspensions } from './simulate-tie.ts';
import { suspensionsOf } from './suspensions.ts';

interface Scored {
  key: number;
  squads: Readonly<Record<Side, readonly PlayerRecord[]>>;
  script: FootballScript;
}

/** The same match with one more goal by the foremost scorer of a side; undefined while nobody plays. */
export function withGoal<M extends Scored>(match: M, side: Side, at: number): M | undefined {
  const { script, key } = match;
  const clock = clockAt(script, at);
  const half = halfOf(clock.stage);
  if (half === null) return undefined;
  const player = match.squads[side].reduce((a, b) => (b.weight > a.weight ? b : a));
  const goal: FootballEvent = {
    at,
    type: 'goal',
    side: side === 'home' ? 0 : 1,
    player: { id: player.id, name: player.name },
    manner: 'play',
    half,
    second: clock.second,
  };
  const withIt = (events: readonly FootballEvent[]) => [...events, goal].sort((a, b) => a.at - b.at);
  const { tie } = script;
  if (half > 2 && tie !== null) {
    const events = withIt(tie.events);
    const suspensions = [...suspensionsOf(events, key), ...kickSuspensions(tie.kicks)];
    return { ...match, script: { ...script, tie: { ...tie, events, suspensions } } };
  }
  const events = withIt(script.events);
  return { ...match, script: { ...script, events, suspensions: suspensionsOf(events, key) } };
}
