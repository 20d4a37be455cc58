import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/toolchain/root.mjs';
import { runScript, Sentence } from '../scripts/toolchain/sentence.mjs';
import { seconds } from '../scripts/toolchain/step.mjs';
import { alikeAnswers } from './alike-answers.ts';
import { createAround } from './around.ts';
import { type Bench, type Figure, isMet } from './bench.ts';
import { bonusProof } from './bonus-proof.ts';
import { firstTapJs } from './first-tap-js.ts';
import { heap } from './heap.ts';
import { homeCached } from './home-cached.ts';
import { homeRendered } from './home-rendered.ts';
import { hub } from './hub.ts';
import { hubPeak } from './hub-peak.ts';
import { lighthouseScores } from './lighthouse.ts';
import { livePeak } from './live-peak.ts';
import { liveSelections } from './live-selections.ts';
import { liveUpdate } from './live-update.ts';
import { loading } from './loading.ts';
import { describeMachine } from './machine.ts';
import { memoryDay } from './memory-day.ts';
import { outbox } from './outbox.ts';
import { placement } from './placement.ts';
import { placementOverload } from './placement-overload.ts';
import { priceEngine } from './price-engine.ts';
import { publishToPaint } from './publish-to-paint.ts';
import { reconnectStorm } from './reconnect-storm.ts';
import { slip20 } from './slip-20.ts';
import { startUp } from './start-up.ts';
import { systemQuote } from './system-quote.ts';
import { page, type Result, tables } from './table.ts';
import { tapToSlip } from './tap-to-slip.ts';

const BENCHES: readonly Bench[] = [
  firstTapJs,
  homeCached,
  homeRendered,
  liveUpdate,
  tapToSlip,
  slip20,
  publishToPaint,
  liveSelections,
  systemQuote,
  bonusProof,
  loading,
  lighthouseScores,
  livePeak,
  heap,
  placement,
  placementOverload,
  outbox,
  priceEngine,
  startUp,
  memoryDay,
  hub,
  hubPeak,
  reconnectStorm,
  alikeAnswers,
];

const folder = join(root, 'bench', 'results');
const fileOf = (name: string) => join(folder, `${name}.json`);

function chosen(names: readonly string[]): readonly Bench[] {
  const unknown = names.find((name) => BENCHES.every((bench) => bench.name !== name));
  if (unknown !== undefined)
    throw new Sentence(`"${unknown}" is no bench; there are ${BENCHES.map(({ name }) => name).join(', ')}.`);
  return names.length === 0 ? BENCHES : BENCHES.filter(({ name }) => names.includes(name));
}

/** The last result of every bench, this run's or an earlier one's. */
function kept(): Result[] {
  const held = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return BENCHES.filter(({ name }) => held.has(`${name}.json`)).map(
    ({ name }) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Result, // written below
  );
}

const commandOf = (name: string) =>
  `${process.env.BENCH_LONG === '1' ? 'BENCH_LONG=1 ' : ''}npm run bench -- ${name}`;

async function measure(bench: Bench, session: ReturnType<typeof createAround>): Promise<Result> {
  const startedAt = Date.now();
  const busy = (loadavg()[0] ?? 0) / cpus().length;
  process.stdout.write(`${bench.name} …\n`);
  let figures: readonly Figure[] = [];
  let failure: string | undefined;
  try {
    figures = await bench.run(session.around);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `${error instanceof Error && !(error instanceof Sentence) ? error.stack : failure}\n`,
    );
  }
  process.stdout.write(
    `${bench.name} … ${failure === undefined ? 'measured' : 'FAILED'}, ${seconds(startedAt)}\n`,
  );
  return {
    name: bench.name,
    title: bench.title,
    command: commandOf(bench.name),
    measuredAt: new Date().toISOString(),
    machine: describeMachine(await session.chromiumVersion().catch(() => null)),
    busy,
    figures,
    ...(failure === undefined ? {} : { failure: failure.split('\n')[0] ?? '' }),
  };
}

async function runBenches(names: readonly string[]) {
  const benches = chosen(names);
  const session = createAround((line) => process.stdout.write(`  ${line}\n`));
  const results: Result[] = [];
  mkdirSync(folder, { recursive: true });
  try {
    for (const bench of benches) {
      const result = await measure(bench, session);
      results.push(result);
      writeFileSync(fileOf(bench.name), `${JSON.stringify(result, null, 2)}\n`);
    }
  } finally {
    await session.stop();
  }
  writeFileSync(join(root, 'docs', 'performance.md'), page(kept()));
  process.stdout.write(`\n${tables(results)}\n`);
  const isFine = results.every(
    ({ failure, figures }) => failure === undefined && figures.every((figure) => isMet(figure) !== false),
  );
  if (!isFine) process.exitCode = 1;
}

await runScript(() => runBenches(process.argv.slice(2)));
