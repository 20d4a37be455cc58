import { type RefObject, useEffect } from 'react';

/** The next page is asked for before its place scrolls in. */
const MARGIN = '600px 0px';

/** Calls back when the end of a list comes near. `isWanted` false lets it rest: while a page is on its way, or failed. */
export function useNearEnd(end: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void {
  useEffect(() => {
    const element = end.current;
    if (!element || !isWanted) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
}
