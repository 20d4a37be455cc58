import { type RefObject, useEffect, useRef } from 'react';

/** Whether a view is still there when an answer comes. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
