// Whether the test at hand makes calls of its pages fail, so that they report them.

const PROVOKED = Symbol.for('touchline.provoked');
/** Shares the flag among copies of this module: every spec file loads its own. */
const worker = globalThis as { [PROVOKED]?: boolean };

export const expectFailedCalls = (isExpected: boolean): void => {
  worker[PROVOKED] = isExpected;
};

export const areFailedCallsExpected = (): boolean => worker[PROVOKED] === true;
