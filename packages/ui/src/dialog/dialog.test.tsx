// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Opens a dialog and tries every way out of it. Returns what it is like, and how often it was closed. */
async function tryToLeave(isBlocking: boolean) {
  const onClose = vi.fn();
  await act(() =>
    root.render(
      <Dialog isOpen onClose={onClose} title="Limit reached" closeLabel="Close" isBlocking={isBlocking}>
        <button type="button">Keep playing</button>
      </Dialog>,
    ),
  );
  const popup = document.querySelector('[role=dialog], [role=alertdialog]');
  const cross = document.querySelector<HTMLElement>('[aria-label=Close]');
  const before = onClose.mock.calls.length;
  await act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  const byEscape = onClose.mock.calls.length - before;
  await act(() => {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      document.querySelector('[class*=scrim]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
  const byBackdrop = onClose.mock.calls.length - before - byEscape;
  return { role: popup?.getAttribute('role'), hasCross: cross !== null, byEscape, byBackdrop };
}

test('a dialog has a cross, and Escape and a press beside it close it', async () => {
  expect(await tryToLeave(false)).toEqual({ role: 'dialog', hasCross: true, byEscape: 1, byBackdrop: 1 });
});

test('a blocking dialog has no cross, and neither Escape nor a press beside it closes it', async () => {
  expect(await tryToLeave(true)).toEqual({
    role: 'alertdialog',
    hasCross: false,
    byEscape: 0,
    byBackdrop: 0,
  });
});
