/** Work that nobody waits for: so much of it at once, and no more than so much of it waiting. */
export interface WorkQueue {
  /** False where too much waits already; the work is then left undone. */
  add(work: () => Promise<void>): boolean;
  /** What waits is left undone; what runs is awaited. */
  stop(): Promise<void>;
}

/** Errors: what a piece of work throws goes to `onError`, and the next one goes on. */
export function createWorkQueue(options: {
  readonly atOnce: number;
  readonly most: number;
  readonly onError: (error: unknown) => void;
}): WorkQueue {
  const waiting: (() => Promise<void>)[] = [];
  const running = new Set<Promise<void>>();
  let isStopped = false;

  const startNext = () => {
    while (!isStopped && running.size < options.atOnce) {
      const work = waiting.shift();
      if (!work) return;
      const run = Promise.resolve()
        .then(work)
        .catch(options.onError)
        .finally(() => {
          running.delete(run);
          startNext();
        });
      running.add(run);
    }
  };

  return {
    add(work) {
      if (isStopped || waiting.length >= options.most) return false;
      waiting.push(work);
      startNext();
      return true;
    },
    async stop() {
      isStopped = true;
      waiting.length = 0;
      await Promise.all(running);
    },
  };
}
