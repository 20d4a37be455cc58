import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from './after-frame.ts';

let frames: (() => void)[] = [];
let page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let view = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  view = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', view);
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => {
  vi.runAllTimers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draw = () => {
  for (const frame of frames.splice(0)) frame();
};

test('a task waits for the frame, and the last of a name is the one that is done', () => {
  const done: string[] = [];
  afterFrame('kept', () => done.push('first'));
  afterFrame('kept', () => done.push('last'));
  afterFrame('other', () => done.push('other'));
  draw();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['last', 'other']);
});

test('a task that asks for another one gets the frame after', () => {
  const done: string[] = [];
  afterFrame('first', () => afterFrame('second', () => done.push('second')));
  draw();
  vi.advanceTimersByTime(1);
  expect(done).toEqual([]);
  draw();
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['second']);
});

test('nothing is lost where the page is left before the frame', () => {
  const done: string[] = [];
  afterFrame('kept', () => done.push('kept'));
  view.dispatchEvent(new Event('pagehide'));
  expect(done).toEqual(['kept']);
  draw();
  vi.runAllTimers();
  expect(done).toEqual(['kept']);
});

test('a page that gets hidden does at once what waits, and what comes later', () => {
  const done: string[] = [];
  afterFrame('before', () => done.push('before'));
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  afterFrame('after', () => done.push('after'));
  expect(done).toEqual(['before', 'after']);
});

test('a task is done where no frame ever comes', () => {
  const done: string[] = [];
  afterFrame('kept', () => done.push('kept'));
  vi.advanceTimersByTime(250);
  expect(done).toEqual(['kept']);
});

test('a frame that comes once the page is gone touches nothing of it', () => {
  const done: string[] = [];
  afterFrame('kept', () => done.push('kept'));
  view.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('window', undefined);
  draw();
  expect(() => vi.advanceTimersByTime(1)).not.toThrow();
  expect(done).toEqual(['kept']);
});
