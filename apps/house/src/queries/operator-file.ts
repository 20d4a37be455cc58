import { readFile, stat } from 'node:fs/promises';
import type { z } from 'zod';

/** A file that an operator may place in the data folder, read again whenever it changes. */
export interface OperatorFile<T> {
  /** What the file says; the product's own value without it, or where it cannot be used, which the log then says. */
  read(): Promise<T>;
}

/** Names a file's content; null when there is no file. */
export async function stampOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs}:${size}`;
  } catch {
    return null;
  }
}

async function parse<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const warn = (reason: string) => console.warn(`warning: ${file}: ${reason}`);
  try {
    const { data, error } = schema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    for (const { path, message } of error?.issues ?? []) warn(`${path.join('.')}: ${message}`);
    return data;
  } catch (error) {
    warn(error instanceof SyntaxError ? 'the file is not JSON' : 'the file cannot be read');
    return undefined;
  }
}

/** `own` holds without a file, `broken` if it cannot be used. */
export function operatorFile<T>(
  file: string,
  schema: z.ZodType<T>,
  own: T,
  broken: T = own,
): OperatorFile<T> {
  let held: { readonly stamp: string; readonly value: T } | undefined;
  return {
    async read() {
      const stamp = await stampOf(file);
      if (stamp === null) return own;
      if (held?.stamp !== stamp) held = { stamp, value: (await parse(file, schema)) ?? broken };
      return held.value;
    },
  };
}
