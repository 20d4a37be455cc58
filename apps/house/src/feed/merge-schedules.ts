import { createAgenda } from './agenda.ts';
import type { ScheduledMatch } from './sport.ts';

/** Merges schedules that are each in order of `listedFrom` into one that is. They may be endless. */
export function* mergeSchedules(schedules: Iterable<Iterator<ScheduledMatch>>): Generator<ScheduledMatch> {
  const heads = createAgenda<{ schedule: Iterator<ScheduledMatch>; head: ScheduledMatch }>();
  const advance = (schedule: Iterator<ScheduledMatch>) => {
    const next = schedule.next();
    if (next.done !== true) heads.add(next.value.listedFrom, { schedule, head: next.value });
  };
  for (const schedule of schedules) advance(schedule);
  for (let first = heads.take(); first !== undefined; first = heads.take()) {
    yield first.entry.head;
    advance(first.entry.schedule);
  }
}
