/** Too many pages wait already. */
export class QueueFull extends Error {
  constructor() {
    super('The render queue is full');
    this.name = 'QueueFull';
  }
}

/**
 * Lets a few renders run at a time, with a turn of the event loop between them, so that newcomers are accepted while
 * pages are made. Errors: `QueueFull` beyond the queue's length.
 */
export function createRenderQueue({ active: limit, waiting: longest }: { active: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];
  return async function run<T>(render: () => Promise<T>): Promise<T> {
    if (active >= limit) {
      if (queue.length >= longest) throw new QueueFull();
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active++;
    }
    try {
      return await render();
    } finally {
      // The place goes to the next in line, if there is one.
      const next = queue.shift();
      if (next) setImmediate(next);
      else active--;
    }
  };
}
