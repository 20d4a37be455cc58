import { expect, test } from 'vitest';
import * as constants from './index.ts';

const SECOND = 1_000;

test('the constants of the first screens have the values of the specification', () => {
  expect(constants).toMatchObject({
    PAGE_LIMIT: 500,
    SELECTION_CAP: 40,
    TOAST_CLOSE_MS: 5_000,
    REALITY_CHECK_REFRESH_MS: 30 * SECOND,
    ACTIVITY_TRACK_MS: 60 * SECOND,
    IDLE_FALLBACK_MS: 3_000,
    MODAL_HEIGHT_FRACTION: 0.95,
    BREAKPOINTS: { xs: 0, sm: 720, md: 960, lg: 1280, xl: 1920 },
    MOBILE_BREAKPOINT: 780,
    RECONNECT_MIN_MS: 500,
    RECONNECT_MAX_MS: 20 * SECOND,
    REQUEST_TIMEOUT_MS: 5 * SECOND,
    SERVER_PING_DELAY_MAX_MS: 10 * SECOND,
    TOKEN_RETRY_MIN_MS: 5 * SECOND,
    TOKEN_RETRY_MAX_MS: 10 * SECOND,
    UNSUBSCRIBE_THRESHOLD: 2500,
  });
});

test('bets are taken before and during a match, and in no other status', () => {
  const { MATCH_STATUS, isBettableStatus } = constants;
  expect(MATCH_STATUS).toEqual({
    prematch: 0,
    live: 1,
    stopped: 2,
    closed: 3,
    finished: 4,
    notCovered: 5,
  });
  expect(Object.values(MATCH_STATUS).filter(isBettableStatus)).toEqual([0, 1]);
  expect(isBettableStatus(6)).toBe(false);
});
