import { type RefObject, useEffect } from 'react';

/** Puts the focus into the first field of a form that has just come. On touch that would only raise the keyboard. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [form]);
}
