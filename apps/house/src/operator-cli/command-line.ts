import { parseArgs } from 'node:util';
import { FEATURES } from '../feature-names.ts';
import type { Operator } from '../operators/known-operators.ts';
import { COMMANDS, isRole, MEANS, type OperatorCommand, ROLES } from '../operators/roles.ts';
import { Sentence } from '../sentence.ts';
import { gameOf, gameResultOf, numberOf } from './game-words.ts';

/** Lists that are read from their start. */
const LISTS = ['payouts', 'chats', 'errors'] as const;
type ListKind = (typeof LISTS)[number];

/** What a command line asks of a house: a call of its operators' API. */
export type Call =
  | { readonly kind: 'command'; readonly order: Readonly<Record<string, unknown>> }
  | { readonly kind: 'audit'; readonly before: string | undefined; readonly limit: string | undefined }
  | { readonly kind: 'verify' }
  | { readonly kind: ListKind; readonly limit: string | undefined };

/** A command line that no house is asked for. */
export interface MadeHere {
  readonly kind: 'new-secret';
  readonly operator: Operator;
}

export const USAGE = `touchline-operator <command> --reason <text>

${COMMANDS.map((command) => `  ${MEANS[command].usage}\n      ${MEANS[command].means.replaceAll('`', '')}`).join('\n')}
  payouts [--limit <rows>]
      payout requests that wait for a decision or for being paid, the oldest first
  chats [--limit <conversations>]
      chats whose last message is of the player, the one that waits longest first
  errors [--limit <rows>]
      errors of the web app, grouped, with release and count, the newest first
  audit list [--limit <rows>] [--before <id>]
      the newest rows of the audit log
  audit verify
      walks the log and names the first row that is not what was written
  new-secret <name> <${ROLES.join('|')}>
      makes a secret, and the line by which a house knows it

A match is named by its id, a market by its key: match/market/specifier. A race is horse_racing/<event>, a draw lotteries/<event>. Amounts are in main units: 12.50.
HOUSE_URL says where the house is (http://127.0.0.1:4000), OPERATOR_SECRET is your secret: name and role follow from it.`;

const OPTIONS = {
  reason: { type: 'string' },
  stake: { type: 'string' },
  'max-stake': { type: 'string' },
  currency: { type: 'string' },
  'non-runners': { type: 'string' },
  places: { type: 'string' },
  because: { type: 'string' },
  stop: { type: 'boolean' },
  clear: { type: 'boolean' },
  limit: { type: 'string' },
  before: { type: 'string' },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Sentence(error instanceof Error ? error.message : String(error));
  }
}

type Values = ReturnType<typeof parsed>['values'];

/** Reads `outcome=result` pairs; the house says which results there are. */
function resultsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [outcome, result, ...more] = pair.split('=');
      if (outcome && result && more.length === 0) return [outcome, result] as const;
      throw new Sentence(`"${pair}" is not <outcome>=<result>.`);
    }),
  );
}

function limitOf(player: string | undefined, values: Values): Record<string, unknown> {
  const { 'max-stake': stake, currency, stop, clear } = values;
  const chosen = [stake !== undefined, stop === true, clear === true].filter((isChosen) => isChosen);
  if (chosen.length !== 1) throw new Sentence('limit-player takes one of --max-stake, --stop and --clear.');
  if (stake !== undefined) return { player, limit: 'max-stake', stake, ...(currency && { currency }) };
  return { player, limit: stop ? 'stop' : 'clear' };
}

function switchOf([feature, state]: readonly string[]): Record<string, unknown> {
  if (state !== 'on' && state !== 'off') throw new Sentence('feature takes a name and on or off.');
  if (!FEATURES.some((known) => known === feature))
    throw new Sentence(`There is no feature ${feature}; there are ${FEATURES.join(', ')}.`);
  return { feature, on: state === 'on' };
}

function statusOf([player, status, state]: readonly string[]): Record<string, unknown> {
  if (state !== 'on' && state !== 'off')
    throw new Sentence('set-status takes a player, a status and on or off.');
  return { player, status, on: state === 'on' };
}

/** What a command takes beside its name. */
interface Rest {
  readonly words: readonly string[];
  readonly values: Values;
}

const onTarget = ({ words: [target] }: Rest) => ({ target });

/** How many words follow the name of a command, at the most, and what is made of them. */
const READERS: Readonly<
  Record<OperatorCommand, { most: number; read: (rest: Rest) => Record<string, unknown> }>
> = {
  suspend: { most: 1, read: onTarget },
  lift: { most: 1, read: onTarget },
  void: { most: 1, read: onTarget },
  resettle: {
    most: Number.POSITIVE_INFINITY,
    read: ({ words: [target, ...pairs], values: { places } }) => ({
      target,
      results: resultsOf(pairs),
      ...(places !== undefined && { places: numberOf(places) }),
    }),
  },
  'void-game': { most: 1, read: ({ words: [event = ''] }) => gameOf(event) },
  'resettle-game': {
    most: Number.POSITIVE_INFINITY,
    read: ({ words: [event = '', ...places], values: { 'non-runners': out } }) =>
      gameResultOf(gameOf(event), places, out),
  },
  'decide-vip-bet': {
    most: 2,
    read: ({ words: [bet, decision], values: { stake } }) => ({ bet, decision, ...(stake && { stake }) }),
  },
  'limit-player': { most: 1, read: ({ words: [player], values }) => limitOf(player, values) },
  'set-status': { most: 3, read: ({ words }) => statusOf(words) },
  'decide-payout': {
    most: 2,
    read: ({ words: [payout, decision], values: { because } }) => ({
      payout,
      decision,
      ...(because && { because }),
    }),
  },
  'begin-break': {
    most: 3,
    read: ({ words: [player, type, length = ''] }) => ({ player, type, length: numberOf(length) }),
  },
  'pay-out': {
    most: 1,
    read: ({ words: [player], values: { currency } }) => ({ player, ...(currency && { currency }) }),
  },
  'answer-chat': { most: 2, read: ({ words: [player, text] }) => ({ player, text }) },
  'pause-betting': { most: 0, read: () => ({}) },
  'resume-betting': { most: 0, read: () => ({}) },
  feature: { most: 2, read: ({ words }) => switchOf(words) },
};

const isCommand = (word: string): word is OperatorCommand => (COMMANDS as readonly string[]).includes(word);

function auditOf([what, ...more]: readonly string[], { before, limit }: Values): Call {
  if (more.length > 0) throw new Sentence(`audit ${what} takes no further words.`);
  if (what === 'verify') return { kind: 'verify' };
  if (what === 'list') return { kind: 'audit', before, limit };
  throw new Sentence('audit takes list or verify.');
}

function listOf(kind: ListKind, words: readonly string[], { limit }: Values): Call {
  if (words.length > 0) throw new Sentence(`${kind} takes no further words.`);
  return { kind, limit };
}

function newSecretOf([name, role, ...more]: readonly string[]): MadeHere {
  if (name !== undefined && role !== undefined && isRole(role) && more.length === 0)
    return { kind: 'new-secret', operator: { name, role } };
  throw new Sentence(`new-secret takes a name and a role: ${ROLES.join(', ')}.`);
}

/** Reads a command line. Errors: Sentence that says what is wrong with it. */
export function readCommandLine(args: readonly string[]): Call | MadeHere {
  const { values, positionals } = parsed(args);
  const [name = '', ...words] = positionals;
  if (name === 'audit') return auditOf(words, values);
  const list = LISTS.find((kind) => kind === name);
  if (list) return listOf(list, words, values);
  if (name === 'new-secret') return newSecretOf(words);
  if (!isCommand(name))
    throw new Sentence(name === '' ? 'A command is missing.' : `There is no command ${name}.`);
  const { reason } = values;
  if (reason === undefined) throw new Sentence('--reason says why.');
  const { most, read } = READERS[name];
  if (words.length > most) throw new Sentence(`${name} is used as: ${MEANS[name].usage}`);
  return {
    kind: 'command',
    order: { command: name, arguments: read({ words, values }), reason },
  };
}
