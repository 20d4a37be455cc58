// Whether the test at hand makes calls of its pages fail, so that they report them.

let isProvoked = false;

export const expectFailedCalls = (isExpected: boolean): void => {
  isProvoked = isExpected;
};

export const areFailedCallsExpected = (): boolean => isProvoked;
