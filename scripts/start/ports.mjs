import { createServer } from 'node:net';
import { Sentence } from '../toolchain/sentence.mjs';

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | null>} the error code that listening would meet
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * Throws a `Sentence` when the port cannot be listened on.
 * @param {string} name the variable that changes the port
 * @param {number} port
 */
export async function checkPort(name, port) {
  const problem = (await tryPort(port, '127.0.0.1')) ?? (await tryPort(port));
  if (problem === 'EADDRINUSE') throw new Sentence(`Port ${port} is taken; choose another with ${name}.`);
  if (problem === 'EACCES')
    throw new Sentence(`Port ${port} needs more rights; choose another with ${name}.`);
  // A machine without IPv6 refuses the second try for a reason of its own; the child then binds what there is.
  if (problem !== null && problem !== 'EAFNOSUPPORT')
    throw new Sentence(`Port ${port} (${name}) cannot be used: ${problem}.`);
}

/**
 * The origins under which a browser on this machine knows a port, as the house's setting wants them.
 * @param {number} port
 */
export const localOrigins = (port) => `http://127.0.0.1:${port},http://localhost:${port}`;

// Below the range from which kernels take the ports of outgoing connections.
const FIRST = 20_000;
const COUNT = 12_000;
/** @type {Set<number>} */
const given = new Set();

/**
 * A port that nobody listens on at the moment of asking. It stays free between two starts on it:
 * no connection takes it, and no later call answers it again.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * COUNT);
  if (given.has(port) || (await tryPort(port, '127.0.0.1')) !== null) return freePort();
  given.add(port);
  return port;
}
