import { Sentence } from '../sentence.ts';
import { callHouse, doorOf } from './call-house.ts';
import { readCommandLine, USAGE } from './command-line.ts';
import { reportOf } from './report.ts';

const WRONG_USE = 2;
const args = process.argv.slice(2);

if (args.length === 0 || args.includes('--help')) {
  console.log(USAGE);
} else {
  try {
    const call = readCommandLine(args);
    const { text, code } = reportOf(call, await callHouse(doorOf(process.env), call));
    (code === 0 ? console.log : console.error)(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`${error.message} (--help says what there is.)`);
    process.exitCode = WRONG_USE;
  }
}
