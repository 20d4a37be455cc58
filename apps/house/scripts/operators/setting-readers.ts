import { readConfig } from '../../../web/server/config.ts';
import { readOptions } from '../../src/options.ts';

type Environment = Record<string, string | undefined>;

/** Who reads settings: each throws an error whose message is a sentence. */
export const READERS: Readonly<Record<'house' | 'web', (env: Environment) => unknown>> = {
  house: readOptions,
  web: (env) => readConfig(env as NodeJS.ProcessEnv), // of which nothing but the names is asked for
};

/** Names of the variables that a reader looks at. */
export function namesRead(read: (env: Environment) => unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (name: string | symbol) => {
    if (typeof name === 'string') names.add(name);
  };
  const env = new Proxy<Environment>(
    {},
    {
      get: (_, name) => void note(name),
      has: (_, name) => {
        note(name);
        return false;
      },
    },
  );
  read(env);
  return names;
}

/** What the readers say about an environment, each sentence once. */
export function complaints(env: Environment): string[] {
  const said = Object.values(READERS).flatMap((read) => {
    try {
      read(env);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
  return [...new Set(said)];
}
