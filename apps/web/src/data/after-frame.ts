/** Where no frame comes, as in a frame that nobody sees, tasks wait no longer than this. */
const LIMIT_MS = 250;

const tasks = new Map<string, () => void>();
let limit: ReturnType<typeof setTimeout> | undefined;

/**
 * Does a task once the next frame is on screen, so that it does not hold up what the frame shows. Of several tasks of one
 * name the last is done. A page that is left or hidden does them at once.
 */
export function afterFrame(name: string, task: () => void): void {
  if (typeof requestAnimationFrame !== 'function' || document.visibilityState === 'hidden') {
    tasks.delete(name);
    task();
    return;
  }
  tasks.set(name, task);
  if (limit !== undefined) return;
  limit = setTimeout(performAll, LIMIT_MS);
  window.addEventListener('pagehide', performAll);
  document.addEventListener('visibilitychange', performAll);
  requestAnimationFrame(() => setTimeout(performAll));
}

function performAll(): void {
  // Leaves alone a page that is gone by the time of the frame.
  if (limit === undefined) return;
  clearTimeout(limit);
  limit = undefined;
  window.removeEventListener('pagehide', performAll);
  document.removeEventListener('visibilitychange', performAll);
  const due = [...tasks.values()];
  tasks.clear();
  for (const task of due) task();
}
