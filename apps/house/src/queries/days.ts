import type { EpochMs } from '@touchline/betting';

const HOUR_MS = 3_600_000;

/** Each format takes some tens of kilobytes, and readers name the zones. */
const MOST_FORMATS = 100;
const dates = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = dates.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (dates.size >= MOST_FORMATS) dates.clear();
  dates.set(zone, format);
  return format;
}

/** Milliseconds of the wall clock since midnight. */
function sinceMidnight(at: EpochMs, zone: string): number {
  const part = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const seconds =
    (part.get('hour') ?? 0) * 3_600 + (part.get('minute') ?? 0) * 60 + (part.get('second') ?? 0);
  return seconds * 1_000 + (at % 1_000);
}

/** Start of the day that an instant is in. A day on which the clocks change is an hour longer or shorter. */
export function dayStart(at: EpochMs, zone: string): EpochMs {
  const guess = at - sinceMidnight(at, zone);
  const off = sinceMidnight(guess, zone);
  return off > 12 * HOUR_MS ? guess + 24 * HOUR_MS - off : guess - off;
}

/** Starts of the last `count` days in a zone, first to last; the last one is the day of `now`. */
export function dayStarts(now: EpochMs, count: number, zone: string): EpochMs[] {
  const starts = [dayStart(now, zone)];
  while (starts.length < count) {
    const [first = now] = starts;
    starts.unshift(dayStart(first - 12 * HOUR_MS, zone));
  }
  return starts;
}
