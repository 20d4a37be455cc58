import { expect, test, vi } from 'vitest';
import { groupless, leaveFor } from './user-group.ts';

const GROUP = { id: 'members', frontend_origin: 'https://play.example' };
const player = (...ids: string[]) => ({ statuses: ids.map((id) => ({ id })) });

test.each([
  ['without a check', undefined, player(), null],
  ['a visitor', GROUP, null, null],
  ['a player with the status', GROUP, player('gold', 'members'), null],
  ['a player without it', GROUP, player('gold'), { origin: 'https://play.example' }],
  ['one without it and no platform', { ...GROUP, frontend_origin: null }, player(), { origin: null }],
])('%s', (_, group, user, away) => {
  expect(groupless(group, user)).toEqual(away);
});

/** A window, inside a frame of another one. */
function framed(refuses = false) {
  const own = vi.fn();
  const around = vi.fn(() => {
    if (refuses) throw new DOMException('not after a press', 'SecurityError');
  });
  const shown = { location: { replace: own }, top: { location: { replace: around } } } as unknown as Window; // all that is moved
  return { own, around, shown };
}

test('the top window goes to the platform, and the frame stays', () => {
  const { own, around, shown } = framed();
  leaveFor('https://play.example', '/sports/locked', shown);
  expect([around.mock.calls, own.mock.calls]).toEqual([[['https://play.example']], []]);
});

test('without a platform the page goes to /locked', () => {
  const { own, around, shown } = framed();
  leaveFor(null, '/sports/locked', shown);
  expect([around.mock.calls, own.mock.calls]).toEqual([[], [['/sports/locked']]]);
});

test('where the browser keeps a frame from moving the window around it, the page goes to /locked', () => {
  const { own, shown } = framed(true);
  leaveFor('https://play.example', '/sports/locked', shown);
  expect(own.mock.calls).toEqual([['/sports/locked']]);
});
