import type { FateShares } from '../fates.ts';
import type { LeagueSport, Meeting } from '../league/league-spec.ts';
import { playRally } from '../rally/rally-match.ts';
import type { RallyPlay } from '../rally/rally-sport.ts';
import { DARTS_TEMPLATES, dartsPlay } from '../rally/sports/darts.ts';
import {
  COUNTER_STRIKE_TEMPLATES,
  counterStrikePlay,
  VALORANT_TEMPLATES,
  valorantPlay,
} from '../rally/sports/map-sports.ts';
import {
  BADMINTON_TEMPLATES,
  TABLE_TENNIS_TEMPLATES,
  VOLLEYBALL_TEMPLATES,
} from '../rally/sports/point-markets.ts';
import { badmintonPlay, tableTennisPlay, volleyballPlay } from '../rally/sports/point-sports.ts';
import { TENNIS_TEMPLATES, tennisPlay } from '../rally/sports/tennis.ts';

const HOUR_MS = 3_600_000;
const OUTRIGHT = '10090';

interface Facts {
  key: string;
  code: number;
  sportNumber: number;
  priority: number;
  /** Market type of the totals beside the winner. */
  secondary: string;
  hours: number;
  templates: LeagueSport['templates'];
  fates?: FateShares;
  play(meeting: Meeting): RallyPlay;
}

function rallySport(facts: Facts): Omit<LeagueSport, 'leagues'> {
  const isCyber = facts.sportNumber > 100;
  return {
    sport: {
      id: String(facts.sportNumber),
      urnId: `sr:sport:${facts.sportNumber}`,
      key: facts.key,
      priority: facts.priority,
      type: isCyber ? 'cyber' : 'regular',
      provider: isCyber ? 'oddin' : 'betradar',
      strip: {
        main: { id: '186', outcomes: 2 },
        secondary: { id: facts.secondary, outcomes: 2 },
      },
    },
    code: facts.code,
    templates: facts.templates,
    outrightMarketId: OUTRIGHT,
    longestMs: facts.hours * HOUR_MS,
    ...(facts.fates && { fates: facts.fates }),
    play: (meeting) => playRally(facts.play(meeting), meeting.key),
  };
}

/** The sports whose matches are won in sets or maps. */
export const RALLY_SPORTS: readonly Omit<LeagueSport, 'leagues'>[] = [
  rallySport({
    key: 'tennis',
    code: 11,
    sportNumber: 5,
    priority: 2,
    secondary: '189',
    hours: 6,
    templates: TENNIS_TEMPLATES,
    fates: { walkover: 0.01, retired: 0.02 },
    play: tennisPlay,
  }),
  rallySport({
    key: 'table_tennis',
    code: 12,
    sportNumber: 20,
    priority: 5,
    secondary: '238',
    hours: 1,
    templates: TABLE_TENNIS_TEMPLATES,
    fates: { walkover: 0.004, retired: 0.002 },
    play: tableTennisPlay,
  }),
  rallySport({
    key: 'volleyball',
    code: 13,
    sportNumber: 23,
    priority: 7,
    secondary: '238',
    hours: 3,
    templates: VOLLEYBALL_TEMPLATES,
    play: volleyballPlay,
  }),
  rallySport({
    key: 'badminton',
    code: 14,
    sportNumber: 31,
    priority: 14,
    secondary: '238',
    hours: 2,
    templates: BADMINTON_TEMPLATES,
    fates: { walkover: 0.006, retired: 0.008 },
    play: badmintonPlay,
  }),
  rallySport({
    key: 'darts',
    code: 15,
    sportNumber: 22,
    priority: 13,
    secondary: '11502',
    hours: 2,
    templates: DARTS_TEMPLATES,
    play: dartsPlay,
  }),
  rallySport({
    key: 'counter_strike',
    code: 16,
    sportNumber: 109,
    priority: 6,
    secondary: '328',
    hours: 5,
    templates: COUNTER_STRIKE_TEMPLATES,
    play: counterStrikePlay,
  }),
  rallySport({
    key: 'valorant',
    code: 17,
    sportNumber: 194,
    priority: 16,
    secondary: '328',
    hours: 4,
    templates: VALORANT_TEMPLATES,
    play: valorantPlay,
  }),
];
