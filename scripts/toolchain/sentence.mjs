/** A failure that one sentence explains; it reaches the terminal without a stack. */
export class Sentence extends Error {}

/**
 * Runs a script's main function: a `Sentence` becomes one line on stderr and exit code 1; a bug keeps its stack.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(
      `${error instanceof Sentence ? error.message : error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
}
