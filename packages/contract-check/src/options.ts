import { parseArgs } from 'node:util';
import type { CheckOptions } from './check.ts';

export const USAGE = `touchline-contract-check <platform-url> <book-url> [options]

Calls both APIs of a backend as the web app does and says per call whether it keeps the contract.

  --email, --password  a player who can place one small bet; without them a new player signs up
  --locale             language of the answers (en)
  --read-only          sends nothing that changes something
  --json               one JSON document in place of lines`;

/** What a command line asks for. */
export type Command = Pick<CheckOptions, 'backend' | 'locale' | 'credentials' | 'isReadOnly'> & {
  readonly isJson: boolean;
};

function rootOf(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`${name} is missing.`);
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`${name} is not an address: ${text}`);
  return text.replace(/\/+$/, '');
}

/** Reads a command line. Errors: a sentence that says what is wrong with it. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      locale: { type: 'string', default: 'en' },
      'read-only': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 2) throw new Error(`Too many addresses: ${positionals.slice(2).join(' ')}`);
  const { email, password } = values;
  if ((email === undefined) !== (password === undefined))
    throw new Error('--email and --password belong together.');
  return {
    backend: {
      platform: rootOf(positionals[0], 'The address of the Platform API'),
      book: rootOf(positionals[1], 'The address of the Sportsbook API'),
    },
    locale: values.locale,
    ...(email !== undefined && password !== undefined && { credentials: { email, password } }),
    isReadOnly: values['read-only'],
    isJson: values.json,
  };
}
