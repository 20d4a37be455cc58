import { afterEach, expect, test, vi } from 'vitest';
import { startScrollMarker } from './scroll-marker.ts';

afterEach(() => vi.unstubAllGlobals());

test('the body is marked while the page is scrolled', () => {
  const page = Object.assign(new EventTarget(), { scrollY: 0 });
  const marks = new Set<string>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    body: { toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)) },
  });
  const scrollTo = (y: number) => {
    page.scrollY = y;
    page.dispatchEvent(new Event('scroll'));
  };
  const stop = startScrollMarker();
  expect([...marks]).toEqual([]);
  scrollTo(1);
  expect([...marks]).toEqual(['data-scrolled']);
  scrollTo(0);
  expect([...marks]).toEqual([]);
  stop();
  scrollTo(500);
  expect([...marks]).toEqual([]);
});
