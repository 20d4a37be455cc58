import { afterEach, expect, test, vi } from 'vitest';
import { startScreenKeyboard } from './screen-keyboard.ts';

const INNER_HEIGHT = 844;

/** A page with a focused field. */
function stubPage({ isInDialog }: { isInDialog: boolean }) {
  const view = Object.assign(new EventTarget(), { height: INNER_HEIGHT, offsetTop: 0, scale: 1 });
  const styles = new Map<string, string>();
  const marks = new Set<string>();
  const scrollIntoView = vi.fn();
  vi.stubGlobal('window', { visualViewport: view, innerHeight: INNER_HEIGHT });
  vi.stubGlobal('document', {
    documentElement: {
      toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)),
      style: { setProperty: (name: string, value: string) => styles.set(name, value) },
    },
    activeElement: { matches: () => isInDialog, scrollIntoView },
  });
  const resize = (sizes: Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>) => {
    Object.assign(view, sizes);
    view.dispatchEvent(new Event('resize'));
    return { keyboard: styles.get('--keyboard'), isMarked: marks.has('data-keyboard') };
  };
  return { resize, scrollIntoView };
}

afterEach(() => vi.unstubAllGlobals());

test('a keyboard over the window raises sheets by its height until it is gone', () => {
  const { resize } = stubPage({ isInDialog: true });
  const stop = startScreenKeyboard();
  expect(resize({ height: 508 })).toEqual({ keyboard: '336px', isMarked: true });
  expect(resize({ height: 508, offsetTop: 100 })).toEqual({ keyboard: '236px', isMarked: true });
  expect(resize({ height: INNER_HEIGHT, offsetTop: 0 })).toEqual({ keyboard: '0px', isMarked: false });
  stop();
  expect(resize({ height: 508 }).isMarked).toBe(false);
});

test('a bar of the browser and a zoomed page are no keyboard', () => {
  const { resize } = stubPage({ isInDialog: true });
  startScreenKeyboard();
  expect(resize({ height: INNER_HEIGHT - 80 })).toEqual({ keyboard: '0px', isMarked: false });
  expect(resize({ height: INNER_HEIGHT / 2, scale: 2 })).toEqual({ keyboard: '0px', isMarked: false });
});

test('the focused field of a dialog comes into sight, that of a page is left to the browser', () => {
  const dialog = stubPage({ isInDialog: true });
  startScreenKeyboard();
  dialog.resize({ height: 508 });
  expect(dialog.scrollIntoView).toHaveBeenCalledTimes(1);
  const page = stubPage({ isInDialog: false });
  startScreenKeyboard();
  page.resize({ height: 508 });
  expect(page.scrollIntoView).not.toHaveBeenCalled();
});

test('a browser that does not tell its view is left alone', () => {
  vi.stubGlobal('window', { visualViewport: null });
  expect(startScreenKeyboard()).not.toThrow();
});
