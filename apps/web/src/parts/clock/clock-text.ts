import { clockAt, type MatchState } from '@touchline/client/live';
import { formatMinute, localizeNumber } from '@touchline/i18n';
import { isBreak, stageOf } from './stage.ts';

/** Regular ends of stages in seconds of match time, where minutes are counted. Source: rules of each sport. */
type Ends = Readonly<Record<number, number>>;
const FOOTBALL: Ends = { 6: 45 * 60, 7: 90 * 60, 41: 105 * 60, 42: 120 * 60 };
const ENDS: Readonly<Record<string, Ends>> = {
  handball: { 6: 30 * 60, 7: 60 * 60, 41: 65 * 60, 42: 70 * 60 },
  rugby: { 6: 40 * 60, 7: 80 * 60, 41: 90 * 60, 42: 100 * 60 },
};
/** Stages whose time is told in minutes. */
const MINUTES: ReadonlySet<number> = new Set([6, 7, 41, 42]);

/** How the time of a running match is told: as a minute, or as minutes and seconds behind the stage. */
export interface ClockFace {
  /** Null where no time runs; then the name of the stage says it. */
  readonly text: string | null;
  readonly style: 'minute' | 'time';
  readonly isPaused: boolean;
}

const NO_TIME = { text: null, style: 'minute' } as const;

function timeText(seconds: number, locale: string): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return localizeNumber(`${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`, locale);
}

/** Stages that are played for points, not for time. */
function isTimeless(code: number, sportKey: string | undefined): boolean {
  const kind = stageOf(code, sportKey)?.kind;
  return kind === 'set' || kind === 'map' || kind === 'inning' || kind === 'penalties';
}

/**
 * The clock of a running match at a server time: `67′`, in stoppage time `45+2′`; where the clock counts down, what is left
 * of the period, `04:21`; at a pause and in sports without a clock nothing.
 * Units: `serverMs` server epoch ms.
 */
export function clockFace(
  state: Pick<MatchState, 'stage' | 'clock' | 'status'>,
  serverMs: number,
  locale: string,
  sportKey?: string,
): ClockFace {
  const { clock, stage } = state;
  if (isBreak(stage)) return { ...NO_TIME, isPaused: true };
  const reading = clock && clockAt(clock, serverMs);
  if (reading?.remainingInPeriodSeconds != null) {
    const text = timeText(reading.remainingInPeriodSeconds, locale);
    return { text, style: 'time', isPaused: clock?.stopped ?? true };
  }
  if (!clock || reading?.matchSeconds == null) return { ...NO_TIME, isPaused: !isTimeless(stage, sportKey) };
  const { matchSeconds, stoppageSeconds } = reading;
  if (!MINUTES.has(stage))
    return { text: timeText(matchSeconds, locale), style: 'time', isPaused: clock.stopped };
  const end = (ENDS[sportKey ?? ''] ?? FOOTBALL)[stage];
  return {
    text: minuteText(matchSeconds, stoppageSeconds, end, locale),
    style: 'minute',
    isPaused: clock.stopped,
  };
}

function minuteText(
  matchSeconds: number,
  stoppageSeconds: number | null,
  end: number | undefined,
  locale: string,
): string {
  if (stoppageSeconds !== null) return formatMinute(end ?? matchSeconds, stoppageSeconds, locale);
  const isOver = end !== undefined && matchSeconds >= end;
  return isOver ? formatMinute(end, matchSeconds - end, locale) : formatMinute(matchSeconds, null, locale);
}
