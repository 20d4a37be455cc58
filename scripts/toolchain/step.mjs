/** @param {number} startedAt epoch ms */
export const seconds = (startedAt) => `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;

/**
 * One progress line for one step: the title while it runs, the time when it is done.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = Date.now();
  process.stdout.write(`${title} … `);
  try {
    const result = await work();
    process.stdout.write(`${seconds(startedAt)}\n`);
    return result;
  } catch (error) {
    process.stdout.write('stopped\n');
    throw error;
  }
}
