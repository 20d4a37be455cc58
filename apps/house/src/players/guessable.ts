import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Guesses of somebody who knows which passwords people use: fewer do not take a second. */
const GUESSES_MIN = 1_000_000;
/** Characters that are looked at: working out more takes longer than it tells. */
const LENGTH_MAX = 64;

let loading: Promise<ZxcvbnFactory> | null = null;

/** Loads the words of the check when the first password wants one: they take 24 MB. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LENGTH_MAX });
}

/**
 * Whether a password is one that people use often, or is made of its owner's email or phone.
 * Source: NIST SP 800-63B, section 5.1.1.2 (lists of common values).
 */
export async function isGuessable(password: string, ...logins: readonly string[]): Promise<boolean> {
  loading ??= load();
  const own = logins
    .flatMap((login) => [login, ...login.split('@'), ...login.split(/[^\p{L}\p{N}]/u)])
    .filter((word) => word !== '');
  return (await loading).check(password, own).guesses < GUESSES_MIN;
}
