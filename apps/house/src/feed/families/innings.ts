import { playBaseball } from '../innings/baseball/play.ts';
import { BASEBALL, BASEBALL_TEMPLATES } from '../innings/baseball/templates.ts';
import { playCricket } from '../innings/cricket/play.ts';
import { CRICKET, CRICKET_TEMPLATES } from '../innings/cricket/templates.ts';
import type { LeagueSport } from '../league/league-spec.ts';

const HOUR_MS = 3_600_000;

/** Sports in which the sides take turns at bat. */
export const INNINGS_SPORTS: readonly Omit<LeagueSport, 'leagues'>[] = [
  {
    sport: {
      id: '3',
      urnId: 'sr:sport:3',
      key: 'baseball',
      priority: 9,
      type: 'regular',
      provider: 'betradar',
      strip: { main: { id: BASEBALL.winner, outcomes: 2 }, secondary: { id: BASEBALL.total, outcomes: 2 } },
    },
    code: 31,
    templates: BASEBALL_TEMPLATES,
    outrightMarketId: '10090',
    longestMs: 4 * HOUR_MS,
    fates: { postponed: 0.004, abandoned: 0.001 },
    play: playBaseball,
  },
  {
    sport: {
      id: '21',
      urnId: 'sr:sport:21',
      key: 'cricket',
      priority: 11,
      type: 'regular',
      provider: 'betradar',
      scoresOften: true,
      strip: {
        main: { id: CRICKET.winner, outcomes: 2 },
        secondary: { id: CRICKET.matchTotal, outcomes: 2 },
      },
    },
    code: 32,
    templates: CRICKET_TEMPLATES,
    outrightMarketId: '10090',
    longestMs: 4 * HOUR_MS,
    fates: { postponed: 0.002, abandoned: 0.003 },
    play: playCricket,
  },
];
