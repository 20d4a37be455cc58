import type { Stop } from '@touchline/client/live';
import { openModalKind } from '#data/modal.ts';

const LOOK_AGAIN_MS = 1000;
const OPEN = '[role=dialog], [role=alertdialog], dialog[open]';
const FIELDS = 'input, select, textarea';

/** Whether nothing is open and nobody types. */
const isQuiet = (): boolean =>
  openModalKind() === null &&
  document.querySelector(OPEN) === null &&
  document.activeElement?.matches(FIELDS) !== true;

/** Runs something after a delay, as soon as it interrupts nothing. The result calls it off. */
export function whenQuiet(run: () => void, delayMs: number): Stop {
  const look = () => {
    if (isQuiet()) run();
    else timer = setTimeout(look, LOOK_AGAIN_MS);
  };
  let timer = setTimeout(look, delayMs);
  return () => clearTimeout(timer);
}
