import type { MatchReport } from '@touchline/client/live';

type Incident = MatchReport['incidents'][number];

const GOALS: ReadonlySet<string> = new Set(['goal', 'own_goal', 'penalty_goal']);
const CARDS: ReadonlySet<string> = new Set(['red_card', 'yellow_red_card']);

/** What one player did, with every minute in which he did it. */
export interface ScorerLine {
  readonly key: string;
  readonly kind: 'goal' | 'own_goal' | 'penalty_goal' | 'red';
  readonly player: string;
  readonly minutes: readonly { readonly minute: number; readonly stoppage: number }[];
}

const kindOf = (type: string): ScorerLine['kind'] => (CARDS.has(type) ? 'red' : (type as ScorerLine['kind'])); // the caller kept goals and reds only

/** Goals and red cards of one side in order, each player once per kind. */
export function scorerLines(incidents: readonly Incident[], side: 'home' | 'away'): ScorerLine[] {
  const lines = new Map<string, ScorerLine & { minutes: { minute: number; stoppage: number }[] }>();
  for (const incident of incidents) {
    if (incident.side !== side || !(GOALS.has(incident.type) || CARDS.has(incident.type))) continue;
    // Where nobody is named, the timeline says what happened.
    if (incident.player === null && !CARDS.has(incident.type)) continue;
    const kind = kindOf(incident.type);
    const key = `${kind} ${incident.player ?? incident.id}`;
    const line = lines.get(key) ?? { key, kind, player: incident.player ?? '', minutes: [] };
    line.minutes.push({ minute: incident.minute, stoppage: incident.stoppage });
    lines.set(key, line);
  }
  return [...lines.values()];
}

/** Incidents that come too often for a line of their own. */
const FREQUENT: ReadonlySet<string> = new Set(['corner', 'points', 'run']);

/** Incidents worth a line of their own, newest first. */
export const timeline = (incidents: readonly Incident[]): Incident[] =>
  incidents.filter(({ type }) => !FREQUENT.has(type)).reverse();
