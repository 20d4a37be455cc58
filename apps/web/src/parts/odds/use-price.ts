import type { LiveStore, PriceState } from '@touchline/client/live';
import { type RefObject, useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useServices } from '#data/services.ts';
import { type PriceFace, type PriceSubject, readFace } from './price-face.ts';
import { clearFace, Flash, writeFace } from './price-writer.ts';

/**
 * Binds a button to a price. One keyed subscription writes text, move and accessible name straight to the button;
 * React hears of it only when the price opens, is suspended, closes or disappears.
 */
export function usePrice(
  subject: PriceSubject,
  ref: RefObject<HTMLButtonElement | null>,
): { status: PriceState; face: PriceFace } {
  const { live, renderedAt } = useServices();
  const { outcomeKey } = subject;
  const latest = useRef(subject);
  /** What was last written to the button; null until it is drawn with an open price. */
  const shown = useRef<PriceFace>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const flash = new Flash();
      let held = live.priceState(outcomeKey);
      return live.subscribeOutcome(outcomeKey, () => {
        const status = live.priceState(outcomeKey);
        if (status !== held) {
          held = status;
          onChange();
        }
        const button = ref.current;
        if (!button) return;
        if (status !== 'open') {
          if (shown.current) clearFace(button);
          shown.current = null;
          return;
        }
        const move = live.move(outcomeKey);
        const face = readFace(live, latest.current, move);
        writeFace(button, face, shown.current);
        shown.current = face;
        flash.show(button, move);
      });
    },
    [live, outcomeKey, ref],
  );
  const read = () => live.priceState(outcomeKey);
  const status = useSyncExternalStore(subscribe, read, () =>
    // Hydrates what the server rendered: their clocks differ.
    live.priceState(outcomeKey, renderedAt),
  );
  const face = readFaceAt(status, live, subject);
  useLayoutEffect(() => {
    latest.current = subject;
    if (!ref.current || status !== 'open') return;
    // The price may have moved between the render and now. A button that was just drawn shows what was rendered; on one
    // that was written to since, all is written again.
    const next = readFace(live, subject);
    writeFace(ref.current, next, shown.current ? null : face);
    shown.current = next;
  }, [live, ref, status, subject, face]);
  return { status, face };
}

// The status is an argument so that a kept result is read anew when a price opens again.
function readFaceAt(_status: PriceState, live: LiveStore, subject: PriceSubject) {
  return readFace(live, subject);
}
