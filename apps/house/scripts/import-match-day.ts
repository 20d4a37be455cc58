/** Turns a real match day into a recorded feed: `--data DIR --date YYYY-MM-DD --out FILE`. The result is for your own eyes: do not commit it. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRecordedFeed } from '#feed/replay.ts';
import { readMatchDay } from './match-day/read-match-day.ts';

const root = resolve(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env.SPORTSBOOK_DATA ?? resolve(root, '../shared/data') },
    date: { type: 'string', default: '2021-05-23' },
    out: { type: 'string' },
  },
});

try {
  const out = resolve(values.out ?? `match-day-${values.date}.jsonl`);
  const text = readMatchDay(resolve(values.data), values.date);
  const { matches } = parseRecordedFeed(text);
  writeFileSync(out, text);
  process.stdout.write(`${matches.length} matches of ${values.date} written to ${out}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
