/** What is to be done when, earliest first; entries of the same time in the order in which they were added. */
export interface Agenda<T> {
  add(at: number, entry: T): void;
  /** Time of the earliest entry, Infinity when there is none. */
  next(): number;
  take(): { at: number; entry: T } | undefined;
}

interface Node<T> {
  at: number;
  order: number;
  entry: T;
}

/** A binary heap. */
export function createAgenda<T>(): Agenda<T> {
  const heap: Node<T>[] = [];
  let order = 0;
  const before = (a: Node<T>, b: Node<T>) => a.at < b.at || (a.at === b.at && a.order < b.order);
  const swap = (i: number, j: number) => {
    const [a, b] = [heap[i], heap[j]];
    if (a !== undefined && b !== undefined) [heap[i], heap[j]] = [b, a];
  };
  const isBefore = (i: number, j: number) => {
    const [a, b] = [heap[i], heap[j]];
    return a !== undefined && b !== undefined && before(a, b);
  };
  const rise = (index: number) => {
    for (let i = index; i > 0; ) {
      const parent = (i - 1) >> 1;
      if (!isBefore(i, parent)) return;
      swap(i, parent);
      i = parent;
    }
  };
  const sink = () => {
    for (let i = 0; ; ) {
      let least = i;
      if (isBefore(2 * i + 1, least)) least = 2 * i + 1;
      if (isBefore(2 * i + 2, least)) least = 2 * i + 2;
      if (least === i) return;
      swap(i, least);
      i = least;
    }
  };
  return {
    add: (at, entry) => {
      heap.push({ at, order: order++, entry });
      rise(heap.length - 1);
    },
    next: () => heap[0]?.at ?? Number.POSITIVE_INFINITY,
    take: () => {
      const [first] = heap;
      const last = heap.pop();
      if (first !== undefined && last !== undefined && heap.length > 0) {
        heap[0] = last;
        sink();
      }
      return first;
    },
  };
}
