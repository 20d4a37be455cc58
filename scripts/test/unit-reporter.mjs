import { relative } from 'node:path';
import { root } from '../toolchain/root.mjs';

/** Lines that begin so are shown while the tests run; everything else is shown when one failed. */
export const PROGRESS = 'progress: ';

/** Vitest's reporter of `npm test`: a line for each file that is done, and how many are left. */
export default class UnitReporter {
  #all = 0;
  #done = 0;
  #failed = 0;

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#all = files.length;
  }

  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    this.#done += 1;
    const isPassed = file.ok();
    if (!isPassed) this.#failed += 1;
    const { duration } = file.diagnostic();
    const place = `${this.#done} done, ${this.#failed} failed, ${this.#all - this.#done} left`;
    const seconds = `${(duration / 1000).toFixed(1)} s`;
    process.stdout.write(
      `${PROGRESS}without a browser, ${place}: ${isPassed ? '' : 'FAILED '}${relative(root, file.moduleId)} (${file.project.name}, ${seconds})\n`,
    );
  }
}
