import { type RefObject, useEffect } from 'react';

/** Scrolls a row sideways, and only sideways, so that its current item is in sight. */
export function useCurrentInView(ref: RefObject<HTMLElement | null>, current: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new current item is the reason to scroll
  useEffect(() => {
    const row = ref.current;
    const item = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !item) return;
    row.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2 });
  }, [ref, current]);
}
