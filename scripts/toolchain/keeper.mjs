import { spawn } from 'node:child_process';

/**
 * Runs the server until its own standard input ends, however the process at the other end came to its end, then stops
 * the server and removes the folder.
 */
const KEEPER = `
folder=$1; signal=$2; shift 2
trap '' INT TERM HUP
"$@" >"$folder/log" 2>&1 &
server=$!
cat >/dev/null
kill -"$signal" $server
wait $server
rm -rf "$folder"`;

/**
 * A server of this process alone: it ends with `stop`, or with this process, however that ends; its folder goes with it.
 * @param {{ command: string[], folder: string, signal: 'QUIT' | 'KILL' }} server its program with arguments, its folder,
 *   which gets its log, and the signal that ends it
 * @returns {{ stop: () => Promise<void> }}
 */
export function keep({ command, folder, signal }) {
  // A session of its own: Ctrl-C ends this process alone, and the keeper then sees to the rest.
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, signal, ...command], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise((resolve) => keeper.once('close', resolve));
  return {
    stop: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}
