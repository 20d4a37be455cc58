import { createLiveStore, type Move, type SeedMatch } from '@touchline/client/live';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PriceFace, type PriceSubject, readFace } from './price-face.ts';
import { loadPriceFormat, priceFit, priceText } from './price-text.ts';
import { clearFace, Flash, type PriceElement, writeFace } from './price-writer.ts';

const KEY = '1/1//1';
const subject: PriceSubject = {
  outcomeKey: KEY,
  name: 'Harbour City to win',
  format: 'european',
  locale: 'en',
  words: {
    open: (name, price, move) => `${name}, ${price}${move ? `, price ${move}` : ''}`,
    suspended: (name) => `${name}, suspended`,
    missing: (name) => `${name}, no price`,
    ofMatch: (outcome, market, match) => `${outcome}, ${match}, ${market}`,
  },
};

/** A button as the page holds it, made from a face as a render makes it. */
function rendered(face: PriceFace) {
  const attributes = new Map<string, string>();
  if (face.fit) attributes.set('data-fit', face.fit);
  if (face.move) attributes.set('data-move', face.move);
  attributes.set('aria-label', face.label);
  const text = { nodeValue: face.text as string | null };
  const element: PriceElement = {
    lastElementChild: { firstChild: text },
    setAttribute: (name, value) => void attributes.set(name, value),
    removeAttribute: (name) => void attributes.delete(name),
  };
  return {
    element,
    attributes,
    seen: () => ({ text: text.nodeValue, attributes: Object.fromEntries([...attributes].sort()) }),
  };
}

const seed = (v: number, odds: number): SeedMatch => ({
  id: '1',
  pr: 'betradar',
  v,
  ts: 1_000 + v,
  full: 0,
  state: null,
  m: [{ id: '1', sp: '', st: 1, o: [['1', odds, 1]] }],
});

test('what was written to a button is what a render would draw, after any prices', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10_001, max: 9_999_999 }), { minLength: 1, maxLength: 20 }),
      (prices) => {
        let flush = () => {};
        const live = createLiveStore({
          now: () => 5_000,
          schedule: (run) => {
            flush = run;
          },
          setTimer: () => () => {},
        });
        live.seed(seed(1, 17_200));
        let shown = readFace(live, subject);
        const button = rendered(shown);
        live.subscribeOutcome(KEY, () => {
          const face = readFace(live, subject);
          writeFace(button.element, face, shown);
          shown = face;
        });
        prices.forEach((odds, at) => {
          live.seed(seed(at + 2, odds));
          flush();
          expect(button.seen()).toEqual(rendered(readFace(live, subject)).seen());
        });
      },
    ),
  );
});

test('a face written over an unknown one leaves nothing of it', () => {
  const button = rendered({ text: '1001.00', fit: 'narrow', move: 'up', label: 'old' });
  writeFace(button.element, { text: '1.72', fit: undefined, move: undefined, label: 'new' }, null);
  expect(button.seen()).toEqual({ text: '1.72', attributes: { 'aria-label': 'new' } });
});

/** A button whose moves are written and flashed; `move` answers the flash that is on after it. */
function flashing() {
  const { element, attributes } = rendered({ text: '', fit: undefined, move: undefined, label: '' });
  const flash = new Flash();
  const shown = () => (attributes.has('data-flash') ? (attributes.get('data-move') ?? null) : null);
  const move = (next: Move) => {
    element.setAttribute('data-move', next.direction);
    flash.show(element, next);
    return shown();
  };
  return { move, shown };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_150 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a flash ends within 600 ms, together with those that began a moment later', () => {
  const [first, second] = [flashing(), flashing()];
  expect(first.move({ direction: 'up', at: 10_000 })).toBe('up');
  vi.advanceTimersByTime(40);
  expect(second.move({ direction: 'down', at: 10_040 })).toBe('down');
  vi.advanceTimersByTime(400);
  expect([first.shown(), second.shown()]).toEqual(['up', 'down']);
  vi.advanceTimersByTime(160);
  expect([first.shown(), second.shown()]).toEqual([null, null]);
});

test('a button flashes at most once a second, and not in the colour of another direction', () => {
  const { move } = flashing();
  const first: Move = { direction: 'up', at: 10_000 };
  expect(move(first)).toBe('up');
  expect(move({ direction: 'up', at: 10_500 })).toBe('up');
  vi.advanceTimersByTime(600);
  expect(move({ direction: 'up', at: 10_700 })).toBeNull();
  expect(move({ direction: 'down', at: 11_000 })).toBe('down');
  expect(move({ direction: 'up', at: 11_200 })).toBeNull();
  expect(move({ direction: 'up', at: 12_000 })).toBe('up');
});

test('a button that is suspended while it flashes shows neither flash nor move', () => {
  const { element, attributes } = rendered({ text: '', fit: 'narrow', move: 'up', label: 'Harbour City' });
  new Flash().show(element, { direction: 'up', at: 10_000 });
  clearFace(element);
  expect([...attributes]).toEqual([['aria-label', 'Harbour City']]);
});

test('long prices are set narrower, very long ones also smaller', () => {
  expect(priceFit('1.72')).toBeUndefined();
  expect(priceFit('−1000')).toBeUndefined();
  expect(priceFit('1001.0')).toBe('narrow');
  expect(priceFit('−10000.0')).toBe('small');
});

test('prices are written in the format and digits that are asked for', async () => {
  expect(priceText(17_200, 'european', 'en')).toBe('1.72');
  expect(priceText(17_200, 'european', 'ar')).toBe('١٫٧٢');
  expect(() => priceText(25_000, 'british', 'en')).toThrow('not here yet');
  await loadPriceFormat('british');
  expect(priceText(25_000, 'british', 'en')).toBe('6/4');
  expect(priceText(17_200, 'american', 'en')).toBe('−139');
});
