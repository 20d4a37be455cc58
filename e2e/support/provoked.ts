// Whether the test at hand makes calls of its pages fail, so that they report them.

const PROVOKED = Symbol.for('touchline.provoked');
/** Kept by the worker: in a document each file loads this module anew, while the test functions stay. */
const worker = globalThis as { [PROVOKED]?: boolean };

export const expectFailedCalls = (isExpected: boolean): void => {
  worker[PROVOKED] = isExpected;
};

export const areFailedCallsExpected = (): boolean => worker[PROVOKED] === true;
