/** What a price button shows of the quick bet that was placed on it. */
export type QuickBetMark = 'placing' | 'placed' | 'refused';

/** How long a button shows how its quick bet ended. */
const SHOWN_MS = 3_000;
const timers = new Map<string, ReturnType<typeof setTimeout>>();

function write(outcomeKey: string, mark: QuickBetMark | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-price="${CSS.escape(outcomeKey)}"]`)) {
    if (mark === null) delete button.dataset.quick;
    else button.dataset.quick = mark;
  }
}

/** Marks every button of an outcome; an end fades by itself, `placing` stays until then. */
export function markQuickBet(outcomeKey: string, mark: QuickBetMark): void {
  clearTimeout(timers.get(outcomeKey));
  write(outcomeKey, mark);
  if (mark === 'placing') return;
  const fade = () => {
    timers.delete(outcomeKey);
    write(outcomeKey, null);
  };
  timers.set(outcomeKey, setTimeout(fade, SHOWN_MS));
}
