import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Sentence } from '../sentence.ts';
import { isRole, ROLES, type Role } from './roles.ts';

/** Who gives an order: what follows from his secret, and what the audit log names. */
export interface Operator {
  readonly name: string;
  readonly role: Role;
}

/** An operator, and what the digest of his secret is. */
interface KnownOperator extends Operator {
  readonly digest: Buffer;
}

/** Where a house has its operators from: one secret of all, or a file in which each has a secret of his own. */
export type OperatorSource =
  | { readonly kind: 'secret'; readonly secret: string }
  | { readonly kind: 'file'; readonly path: string };

/** A shorter secret opens nothing, whatever a file says: only what cannot be guessed is safe as a bare digest. */
export const SECRET_LENGTH = 24;

/** Reads where the operators come from; null: there are none. Errors: Sentence for a secret that is too short, or two sources. */
export function readOperatorSource(env: Readonly<Record<string, string | undefined>>): OperatorSource | null {
  const secret = env.OPERATOR_SECRET?.trim();
  const file = env.OPERATORS_FILE?.trim();
  // Leaves the secret out of the message.
  if (secret && secret.length < SECRET_LENGTH)
    throw new Sentence(`OPERATOR_SECRET must be at least ${SECRET_LENGTH} characters long.`);
  if (secret && file)
    throw new Sentence('OPERATORS_FILE and OPERATOR_SECRET are both set; a house takes one of them.');
  if (file) return { kind: 'file', path: resolve(file) };
  return secret ? { kind: 'secret', secret } : null;
}

/** Who comes with OPERATOR_SECRET: everybody who knows it, so that the log can name nobody. */
const SHARED: Operator = { name: 'operator', role: 'admin' };

const NAME = /^[\p{L}\p{N}._@-]{1,80}$/u;
const HASH = /^sha256:([0-9a-f]{64})$/;

const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A new secret, and the line that makes it known to a house. Errors: Sentence for a name that cannot stand in a line. */
export function newSecret({ name, role }: Operator): { readonly secret: string; readonly line: string } {
  if (!NAME.test(name))
    throw new Sentence(`"${name}" is not a name of letters, digits, ".", "_", "@" and "-".`);
  const secret = randomBytes(32).toString('base64url');
  return { secret, line: `${name} ${role} sha256:${digestOf(secret).toString('hex')}` };
}

interface Line {
  readonly number: number;
  readonly words: readonly string[];
}

/** What is wrong with a line. It never repeats the third word, which may be a secret by mistake. */
function faultOf([name = '', role = '', hash = '', ...more]: readonly string[]): string | null {
  if (more.length > 0 || hash === '') return 'is not "name role hash"';
  if (!NAME.test(name)) return 'begins with no name of letters, digits, ".", "_", "@" and "-"';
  if (!isRole(role)) return `names the role "${role}"; it may name ${ROLES.join(', ')}`;
  return HASH.test(hash) ? null : 'ends with no sha256: and 64 digits from 0 to f';
}

/** What is wrong between lines that are right each. */
function conflictOf(before: readonly KnownOperator[], { name, role, digest }: KnownOperator): string | null {
  const same = before.find((one) => one.digest.equals(digest));
  if (same) return `repeats the secret of ${same.name}`;
  const other = before.find((one) => one.name === name && one.role !== role);
  return other ? `gives ${name} a second role` : null;
}

/**
 * Reads lines of `name role sha256:…`; what begins with # says something to people. One name may stand in several lines of one
 * role: while his secret is changed both are valid.
 * Errors: Sentence with the number of the line.
 */
function parseOperators(path: string, text: string): KnownOperator[] {
  const lines: Line[] = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, words: line.trim().split(/\s+/) }))
    .filter(({ words: [first = ''] }) => first !== '' && !first.startsWith('#'));
  const known: KnownOperator[] = [];
  for (const { number, words } of lines) {
    const wrong = (fault: string) => new Sentence(`OPERATORS_FILE ${path}: line ${number} ${fault}.`);
    const fault = faultOf(words);
    if (fault) throw wrong(fault);
    const [name, role, hash] = words as [string, Role, string]; // looked at above
    const one = { name, role, digest: Buffer.from(hash.slice('sha256:'.length), 'hex') };
    const conflict = conflictOf(known, one);
    if (conflict) throw wrong(conflict);
    known.push(one);
  }
  if (known.length === 0) throw new Sentence(`OPERATORS_FILE ${path} names nobody.`);
  return known;
}

async function readFileOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new Sentence(`OPERATORS_FILE ${path} cannot be read: ${why}.`);
  }
}

/** The operators as they are known now. Errors: Sentence where the file is not what it has to be. */
export async function readOperators(source: OperatorSource): Promise<readonly KnownOperator[]> {
  if (source.kind === 'secret') return [{ ...SHARED, digest: digestOf(source.secret) }];
  return parseOperators(source.path, await readFileOf(source.path));
}

/** Finds the operator by secret, in constant time. */
export function operatorOf(known: readonly KnownOperator[], secret: string): Operator | null {
  const said = digestOf(secret);
  const matching = known.filter(({ digest }) => timingSafeEqual(digest, said));
  const [one] = secret.length < SECRET_LENGTH ? [] : matching;
  return one ? { name: one.name, role: one.role } : null;
}
