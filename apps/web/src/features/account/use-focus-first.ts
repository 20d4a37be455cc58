import { type RefObject, useEffect } from 'react';

/** Gives the focus to what stands in the place of something that had it. Returns what stops it. */
export function takeFocus(find: () => HTMLElement | null | undefined): () => void {
  const focus = () => find()?.focus();
  focus();
  // Comes after the frame in which a dialog takes the focus of what is gone.
  const frame = requestAnimationFrame(focus);
  return () => cancelAnimationFrame(frame);
}

/** Gives the focus to the first field of a form that takes the place of another. */
export const useFocusFirst = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => takeFocus(() => form.current?.querySelector('input')), [form]);
