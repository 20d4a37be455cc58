// Preloaded into house and web: their stdin is a pipe to whoever started them. When that process is gone, however it
// ended, the pipe closes and they stop as they would on SIGTERM. Worker threads load this too and have no such pipe.
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  process.stdin.once('end', stop);
  process.stdin.once('error', stop);
  process.stdin.resume();
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref();
}
