import { testWithStack } from './state-test.ts';

/** A test in a world that goes on by itself, eight times as fast as a clock: what it waits for comes soon. */
export const test = testWithStack({ isLive: true, houseSettings: { HOUSE_SPEED: '8' } });
