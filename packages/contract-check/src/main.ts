import { type CheckResult, checkBackend } from './check.ts';
import { type Command, readCommand, USAGE } from './options.ts';
import { lineOf, silenceOf, summaryOf } from './report.ts';

const asRecord = ({ probe, verdict, status, tookMs, problems }: CheckResult) => ({
  call: probe.call.operationId,
  method: probe.call.method.toUpperCase(),
  path: `/${probe.api}${probe.call.path}`,
  title: probe.title,
  verdict,
  status,
  took_ms: tookMs,
  problems,
});

async function run({ isJson, ...options }: Command): Promise<void> {
  const results = await checkBackend({
    ...options,
    ...(!isJson && { onResult: (result) => console.log(lineOf(result)) }),
  });
  console.log(isJson ? JSON.stringify(results.map(asRecord), null, 2) : summaryOf(results));
  const silence = silenceOf(results, options.backend);
  if (silence !== null) console.error(silence);
  if (results.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
} else {
  let command: Command | undefined;
  try {
    command = readCommand(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exitCode = 2;
  }
  if (command) await run(command);
}
