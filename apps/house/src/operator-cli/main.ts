import { newSecret } from '../operators/known-operators.ts';
import { Sentence } from '../sentence.ts';
import { callHouse, doorOf } from './call-house.ts';
import { readCommandLine, USAGE } from './command-line.ts';
import { newSecretText, type Report, reportOf } from './report.ts';

const WRONG_USE = 2;
const args = process.argv.slice(2);

async function answerTo(words: readonly string[]): Promise<Report> {
  const call = readCommandLine(words);
  if (call.kind === 'new-secret') return { text: newSecretText(newSecret(call.operator)), code: 0 };
  return reportOf(call, await callHouse(doorOf(process.env), call));
}

if (args.length === 0 || args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    const { text, code } = await answerTo(args);
    (code === 0 ? console.log : console.error)(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`${error.message} (--help says what there is.)`);
    process.exitCode = WRONG_USE;
  }
}
