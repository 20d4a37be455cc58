import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
  expect(await isPassword('correct horse', hash)).toBe(true);
  expect(await isPassword('correct horsf', hash)).toBe(false);
  expect(await hashPassword('correct horse')).not.toBe(hash);
});

test('the same password typed on another keyboard fits', async () => {
  expect(await isPassword('pa\u0301ss word', await hashPassword('p\u00e1ss word'))).toBe(true);
});

test('nothing fits where there is no player', async () => {
  expect(await isPassword('', null)).toBe(false);
  expect(await isPassword('demo-pass-1', null)).toBe(false);
});
