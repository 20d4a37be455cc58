/**
 * No match begins sooner than this before its scheduled start, and none is called off sooner. Up to then nothing that is asked of
 * it hangs on its course, which need not be known: see ScriptedMatch.script.
 */
const EARLIEST_MS = 10 * 60_000;

/** The first moment that may hang on the script. */
export const AHEAD_UNTIL_MS = -EARLIEST_MS;

/** Whether a moment (feed milliseconds from the scheduled start) comes before anything that a script says. */
export const isAhead = (at: number): boolean => at < AHEAD_UNTIL_MS;
