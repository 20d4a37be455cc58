import type { SportRecord } from '#catalogue/records.ts';
import { AMERICAN_FOOTBALL_TEMPLATES } from '#pricing/timed/american-football-offers.ts';
import { BASKETBALL_TEMPLATES } from '#pricing/timed/basketball-offers.ts';
import { DOTA_TEMPLATES } from '#pricing/timed/dota/offers.ts';
import { HANDBALL_TEMPLATES, RUGBY_TEMPLATES } from '#pricing/timed/goal-offers.ts';
import { HOCKEY_TEMPLATES } from '#pricing/timed/hockey-offers.ts';
import type { LeagueSport } from '../league/league-spec.ts';
import { playScripted } from '../scripted/scripted-play.ts';
import { americanFootballMatch } from '../timed/american-football.ts';
import { basketballMatch } from '../timed/basketball.ts';
import { dotaMatch } from '../timed/dota.ts';
import { handballMatch, rugbyMatch } from '../timed/half-sports.ts';
import { hockeyMatch } from '../timed/ice-hockey.ts';

type FamilySport = Omit<LeagueSport, 'leagues'>;

const HOUR_MS = 3_600_000;
const OUTRIGHT = '10090';

function regular(number: number, key: string, priority: number, strip: SportRecord['strip']): SportRecord {
  return {
    id: String(number),
    urnId: `sr:sport:${number}`,
    key,
    priority,
    type: 'regular',
    provider: 'betradar',
    strip,
  };
}

const winnerAndTotal = (winner: string, outcomes: number, total: string): SportRecord['strip'] => ({
  main: { id: winner, outcomes },
  secondary: { id: total, outcomes: 2 },
});

/** Sports that are played against a clock. */
export const TIMED_SPORTS: readonly FamilySport[] = [
  {
    sport: { ...regular(2, 'basketball', 3, winnerAndTotal('219', 2, '225')), scoresOften: true },
    code: 21,
    templates: BASKETBALL_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 4 * HOUR_MS,
    play: (meeting) => playScripted(basketballMatch(meeting)),
  },
  {
    sport: regular(4, 'ice_hockey', 4, winnerAndTotal('12201', 3, '12202')),
    code: 22,
    templates: HOCKEY_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 4 * HOUR_MS,
    play: (meeting) => playScripted(hockeyMatch(meeting)),
  },
  {
    sport: { ...regular(6, 'handball', 8, winnerAndTotal('12301', 3, '12302')), scoresOften: true },
    code: 23,
    templates: HANDBALL_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 2 * HOUR_MS,
    play: (meeting) => playScripted(handballMatch(meeting)),
  },
  {
    sport: regular(12, 'rugby', 12, winnerAndTotal('12401', 3, '12402')),
    code: 24,
    templates: RUGBY_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 3 * HOUR_MS,
    fates: { postponed: 0.002, abandoned: 0.0005 },
    play: (meeting) => playScripted(rugbyMatch(meeting)),
  },
  {
    sport: regular(16, 'american_football', 10, winnerAndTotal('219', 2, '225')),
    code: 25,
    templates: AMERICAN_FOOTBALL_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 7 * HOUR_MS,
    fates: { postponed: 0.0015, abandoned: 0.0005 },
    play: (meeting) => playScripted(americanFootballMatch(meeting)),
  },
  {
    sport: {
      id: '111',
      urnId: 'sr:sport:111',
      key: 'dota_2',
      priority: 15,
      type: 'cyber',
      provider: 'oddin',
      strip: winnerAndTotal('186', 2, '328'),
    },
    code: 28,
    templates: DOTA_TEMPLATES,
    outrightMarketId: OUTRIGHT,
    longestMs: 4 * HOUR_MS,
    play: (meeting) => playScripted(dotaMatch(meeting)),
  },
];
