/**
 * No match begins sooner than this before its scheduled start, and none is called off sooner. Up to then nothing that is asked of
 * it hangs on its course, which need not be known: see ScriptedMatch.script.
 */
const EARLIEST_MS = 10 * 60_000;

/** Whether a moment (feed milliseconds from the scheduled start) comes before anything that a script says. */
export const isAhead = (at: number): boolean => at < -EARLIEST_MS;
