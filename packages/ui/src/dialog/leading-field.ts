const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
const FIELDS = 'input, select, textarea';

/** Returns the field that content begins with. On touch none: it would raise the keyboard. */
export function leadingField(content: HTMLElement | null): HTMLElement | null {
  if (window.matchMedia('(pointer: coarse)').matches) return null;
  const first = content?.querySelector<HTMLElement>(CONTROLS) ?? null;
  return first?.matches(FIELDS) ? first : null;
}
