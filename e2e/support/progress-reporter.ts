import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Playwright's reporter of `npm test`: a line for each test that is done, how many are left, and at the end what failed. */
export default class ProgressReporter implements Reporter {
  #all = 0;
  #done = 0;
  #failed = 0;
  readonly #faults: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#all = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const isLast = result.status === test.expectedStatus || result.retry >= test.retries;
    if (isLast) this.#done += 1;
    const hasFailed = result.status !== test.expectedStatus && result.status !== 'skipped';
    const name = test.titlePath().filter(Boolean).join(' › ');
    if (hasFailed && isLast) this.#failed += 1;
    if (hasFailed)
      this.#faults.push([name, ...result.errors.map(({ stack, message }) => stack ?? message)].join('\n'));
    const place = `${this.#done} done, ${this.#failed} failed, ${this.#all - this.#done} left`;
    const seconds = `${(result.duration / 1000).toFixed(1)} s`;
    process.stdout.write(`  in a browser, ${place}: ${hasFailed ? 'FAILED ' : ''}${name} (${seconds})\n`);
  }

  onEnd(_result: FullResult): void {
    for (const fault of this.#faults) process.stdout.write(`\n${fault}\n`);
  }

  onError({ stack, message }: { stack?: string; message?: string }): void {
    process.stdout.write(`${stack ?? message}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
