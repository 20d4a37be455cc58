import { Sentence } from './sentence.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A number of the environment. Errors: Sentence with what it has to be. */
export function numberOf(
  env: Environment,
  name: string,
  fallback: number,
  rule: { says: string; holds: (value: number) => boolean },
) {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || !rule.holds(value))
    throw new Sentence(`${name} must be ${rule.says}, not "${text}".`);
  return value;
}

export const isInteger = (from: number, to: number) => (value: number) =>
  Number.isInteger(value) && value >= from && value <= to;
export const flag = { says: '0 or 1', holds: isInteger(0, 1) };

/** Parts of a list between commas. */
export const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || []);
