import { TOAST_CLOSE_MS } from '@touchline/contract/constants';
import { createExternalStore, useExternalStore } from './external-store.ts';
import type { MessageKey, MessageValues, NamesOf } from './messages.ts';

/** One toast. `text` is a sentence that came localised from the backend and stands for `descriptionKey`. */
export interface Notice {
  readonly kind: 'info' | 'success' | 'warning' | 'error';
  readonly titleKey: MessageKey;
  readonly descriptionKey?: MessageKey;
  readonly text?: string;
  readonly values?: MessageValues;
  /** Stays until it is closed or replaced. */
  readonly isLasting?: boolean;
}

/** A notice with all values that its title and its description take. */
type FilledNotice<T extends MessageKey, D extends MessageKey> = Omit<Notice, 'values'> & {
  readonly titleKey: T;
  readonly descriptionKey?: D;
} & ([NamesOf<T | D>] extends [never]
    ? { readonly values?: MessageValues }
    : { readonly values: Record<NamesOf<T | D>, string | number | Date> });

export interface ShownNotice extends Notice {
  readonly id: number;
}

const shown = createExternalStore<ShownNotice | null>(null);
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of the one before. */
export function notify<T extends MessageKey, D extends MessageKey = never>(
  notice: FilledNotice<T, D>,
): number {
  const id = ++count;
  clearTimeout(timer);
  shown.set({ ...notice, id });
  if (!notice.isLasting) resumeNotice();
  return id;
}

/** Closes a toast, by default whichever is shown. */
export function dismissNotice(id?: number): void {
  if (id !== undefined && shown.get()?.id !== id) return;
  clearTimeout(timer);
  shown.set(null);
}

/** A toast does not leave while somebody points at it or reads it by keyboard. */
export const holdNotice = () => clearTimeout(timer);

export function resumeNotice(): void {
  clearTimeout(timer);
  if (shown.get() && !shown.get()?.isLasting) timer = setTimeout(() => shown.set(null), TOAST_CLOSE_MS);
}

export const useNotice = (): ShownNotice | null => useExternalStore(shown, null);
