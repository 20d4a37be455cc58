/** Too many pages wait already, of all visitors or of this one. */
export class QueueFull extends Error {
  constructor() {
    super('The render queue is full');
    this.name = 'QueueFull';
  }
}

interface QueueLimits {
  readonly active: number;
  readonly waiting: number;
  /** Renders that wait for one client address. */
  readonly waitingEach: number;
}

/**
 * Lets a few renders run at a time, with a turn of the event loop between them, so that newcomers are accepted while
 * pages are made. Client addresses take turns: one with many renders delays another by one. Errors: `QueueFull` beyond
 * the queue's length or an address's share of it.
 */
export function createRenderQueue({ active: limit, waiting: longest, waitingEach }: QueueLimits) {
  let active = 0;
  let waiting = 0;
  /** By address, in the order of their turns; none is empty. */
  const queues = new Map<string, (() => void)[]>();

  function join(address: string): Promise<void> {
    const queue = queues.get(address) ?? [];
    if (waiting >= longest || queue.length >= waitingEach) throw new QueueFull();
    waiting++;
    queues.set(address, queue);
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Takes the first render of the address whose turn it is; the address goes to the end. */
  function next(): (() => void) | undefined {
    const [turn] = queues;
    if (!turn) return undefined;
    const [address, queue] = turn;
    const first = queue.shift();
    queues.delete(address);
    if (queue.length > 0) queues.set(address, queue);
    waiting--;
    return first;
  }

  return async function run<T>(address: string, render: () => Promise<T>): Promise<T> {
    if (active >= limit) await join(address);
    else active++;
    try {
      return await render();
    } finally {
      // The slot goes to the next in line, if there is one.
      const start = next();
      if (start) setImmediate(start);
      else active--;
    }
  };
}
