import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in its place when the control that had it is replaced or goes away: what `find` says takes it.
 * A control that merely loses the focus to another one is left alone.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, find: () => HTMLElement | null): void {
  const isInside = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const enter = () => {
      isInside.current = true;
    };
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      // A control that is being removed also says that it lost the focus: that is what this hook mends.
      queueMicrotask(() => {
        if (target instanceof Node && target.isConnected) isInside.current = false;
      });
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [root]);
  useEffect(() => {
    // While the focus moves from one control to the next nothing has it: only what stays that way is mended.
    const timer = setTimeout(() => {
      if (isInside.current && document.activeElement === document.body)
        find()?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  });
}
