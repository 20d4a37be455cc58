import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

/** Absolute path of a command that npm installed. */
export const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
