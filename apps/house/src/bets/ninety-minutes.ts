import { FOOTBALL } from '#catalogue/football/catalogue.ts';
import type { IncidentType, MatchRecord, Pair } from '#feed/world.ts';
import { TO_QUALIFY } from '#pricing/football/templates.ts';

const LAST_MINUTE = 90;
/** Extra time and shoot-out. */
const BEYOND: ReadonlySet<string> = new Set(['40', '50']);

type Counted = Pick<MatchRecord, 'sportId' | 'incidents' | 'periodScores' | 'extras'>;

/** What a market counts of a match: in football ninety minutes, whatever was played after them, unless it asks who goes through. */
export function countedFor<M extends Counted>(match: M, marketId: string | undefined): M {
  const { sportId, incidents, periodScores, extras } = match;
  const isLonger = periodScores.some(({ key }) => BEYOND.has(key));
  if (sportId !== FOOTBALL.id || marketId === TO_QUALIFY || !isLonger) return match;
  const later = incidents.filter(({ minute }) => minute > LAST_MINUTE);
  const without = ([home, away]: Pair, counted: IncidentType): Pair => {
    const of = (side: 'home' | 'away') =>
      later.filter((incident) => incident.type === counted && incident.side === side).length;
    return [home - of('home'), away - of('away')];
  };
  return {
    ...match,
    incidents: incidents.filter(({ minute }) => minute <= LAST_MINUTE),
    periodScores: periodScores.filter(({ key }) => !BEYOND.has(key)),
    extras: extras && {
      red: without(extras.red, 'red_card'),
      yellow: without(extras.yellow, 'yellow_card'),
      corners: without(extras.corners, 'corner'),
    },
  };
}
