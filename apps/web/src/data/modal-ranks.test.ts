import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closed, type Overlays, opened, RANKS, type Rank } from './modal-ranks.ts';

type Names = Overlays<string>;
const NONE: Names = [];
const seen = (overlays: Names) => overlays.at(-1)?.overlay ?? null;
const openAll = (...asked: readonly (readonly [Rank, string])[]) =>
  asked.reduce((before: Names, [rank, name]) => opened(before, rank, name), NONE);

test('a higher overlay covers a lower one, which comes back as it was', () => {
  const before = openAll(['opened', 'payout']);
  const covered = opened(before, 'check', 'reality check');
  expect(seen(covered)).toBe('reality check');
  expect(closed(covered, 'reality check')).toEqual(before);
});

test('an overlay of the same rank takes the place of the one before, also below a higher one', () => {
  expect(openAll(['opened', 'sign-in'], ['opened', 'sign-up'])).toEqual(openAll(['opened', 'sign-up']));
  const below = openAll(['opened', 'sign-in'], ['notice', 'limit'], ['opened', 'sign-up']);
  expect(seen(below)).toBe('limit');
  expect(seen(closed(below, 'limit'))).toBe('sign-up');
});

test.each(['opened', 'check'] as const)(
  '%s waits below a notice, and is not there before it closes',
  (rank) => {
    const waiting = openAll(['notice', 'limit'], [rank, 'later']);
    expect(waiting.find(({ overlay }) => overlay === 'later')?.wasShown).toBe(false);
    expect(closed(waiting, 'limit')).toEqual(openAll([rank, 'later']));
  },
);

test.each(['offer', 'reminder', 'step'] as const)('%s is dropped below a notice', (rank) => {
  const before = openAll(['notice', 'limit']);
  expect(opened(before, rank, 'too late')).toEqual(before);
});

test('a step goes with what the player opened', () => {
  const asking = openAll(['opened', 'payout'], ['step', 'password']);
  expect(seen(asking)).toBe('password');
  expect(opened(asking, 'opened', 'sign-in')).toEqual(openAll(['opened', 'sign-in']));
  expect(closed(asking, 'payout')).toEqual(NONE);
  expect(closed(asking, 'password')).toEqual(openAll(['opened', 'payout']));
});

const action = fc.oneof(
  fc.record({ does: fc.constant('open' as const), rank: fc.constantFrom(...RANKS) }),
  fc.record({ does: fc.constant('close' as const), at: fc.nat() }),
);

test('whatever is opened and closed, a lower overlay never covers, replaces or changes a higher one', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      let overlays = NONE;
      for (const [number, act] of actions.entries()) {
        const before = overlays;
        if (act.does === 'open') {
          overlays = opened(before, act.rank, `${act.rank} ${number}`);
          const height = RANKS.indexOf(act.rank);
          const isHigher = ({ rank }: Names[number]) =>
            RANKS.indexOf(rank) > height && !(act.rank === 'opened' && rank === 'step');
          expect(overlays.filter(isHigher)).toEqual(before.filter(isHigher));
          const isLower = ({ rank }: Names[number]) => RANKS.indexOf(rank) < height;
          expect(overlays.filter(isLower)).toEqual(before.filter(isLower));
        } else if (before.length > 0) {
          const closing = before[act.at % before.length];
          overlays = closed(before, closing?.overlay ?? '');
          expect(overlays.map(({ overlay }) => overlay)).not.toContain(closing?.overlay);
        }
        const heights = overlays.map(({ rank }) => RANKS.indexOf(rank));
        expect(heights).toEqual([...new Set(heights)].toSorted((a, b) => a - b));
        expect(overlays.at(-1)?.wasShown ?? true).toBe(true);
      }
    }),
  );
});
