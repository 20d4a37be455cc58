import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer) =>
  argon2Async('argon2id', { ...COST, message: password.normalize('NFKC'), nonce: salt });

/** Hash of a password in the PHC form, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive(password, salt);
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(tag)}`;
}

/**
 * Whether the password fits the hash. A null hash costs the same work and fits nothing, so that the time of an answer
 * does not tell whether an email is known.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, , , , salt = '', tag = ''] = (hash ?? '').split('$');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(
    password,
    hash === null ? Buffer.alloc(SALT_BYTES) : Buffer.from(salt, 'base64'),
  );
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
