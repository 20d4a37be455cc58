import { clockAt, type MatchState } from '@touchline/client/live';
import { formatMinute } from '@touchline/i18n';

/** Stages in which a clock stands still between two periods. */
const HALF_TIME = 31;
/** Regular length of a running stage in seconds of match time. Source: feed vocabulary, football. */
const STAGE_END_S: Readonly<Record<number, number>> = { 6: 45 * 60, 7: 90 * 60, 41: 105 * 60, 42: 120 * 60 };

/** What a match clock shows. `text` is null where the stage has no running minute; then its name says it. */
export interface ClockFace {
  readonly text: string | null;
  readonly isPaused: boolean;
}

/**
 * The clock of a running match at a server time: `67′`, in stoppage time `45+2′`, at half-time nothing but the pause.
 * Units: `serverMs` server epoch ms.
 */
export function clockFace(
  state: Pick<MatchState, 'stage' | 'clock' | 'status'>,
  serverMs: number,
  locale: string,
): ClockFace {
  const { clock, stage } = state;
  if (!clock || stage === HALF_TIME || clock.matchTime === null) return { text: null, isPaused: true };
  const { matchSeconds, stoppageSeconds } = clockAt(clock, serverMs);
  if (matchSeconds === null) return { text: null, isPaused: true };
  const end = STAGE_END_S[stage];
  if (stoppageSeconds !== null) {
    return { text: formatMinute(end ?? matchSeconds, stoppageSeconds, locale), isPaused: clock.stopped };
  }
  const isOver = end !== undefined && matchSeconds >= end;
  const text = isOver
    ? formatMinute(end, matchSeconds - end, locale)
    : formatMinute(matchSeconds, null, locale);
  return { text, isPaused: clock.stopped };
}
