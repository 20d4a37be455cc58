import { type RefObject, useEffect } from 'react';

/** Gives the focus to the first field of a form that takes the place of another. */
export function useFocusFirst(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, [form]);
}
