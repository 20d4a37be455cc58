/** One text on the page that changes with time. */
interface Entry {
  readonly element: Element;
  readonly read: () => string;
}

const TICK_MS = 1_000;
const entries = new Set<Entry>();
let timer: ReturnType<typeof setInterval> | undefined;

function write({ element, read }: Entry) {
  const text = read();
  const node = element.firstChild;
  if (node === null) element.textContent = text;
  else if (node.nodeValue !== text) node.nodeValue = text;
}

function tick() {
  if (document.visibilityState === 'hidden') return;
  for (const entry of entries) write(entry);
}

/** Keeps the text of an element right, now and once a second. One timer serves every clock. The result stops it. */
export function keepTime(element: Element, read: () => string): () => void {
  const entry = { element, read };
  entries.add(entry);
  write(entry);
  timer ??= setInterval(tick, TICK_MS);
  return () => {
    entries.delete(entry);
    if (entries.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
