import { expect, test } from 'vitest';
import { isSigned, NOTICE_TOLERANCE_MS, readNotice, signatureOf, signNotice } from './notice.ts';

const SECRET = 'what only the provider of this test knows';
const AT = 1_800_000_000_000;
const BODY = '{"kind":"payout","reference":"p1","currency":"EUR","amount":1000,"status":"paid"}';

test('the signature is the HMAC-SHA256 of timestamp, dot and body in hex', () => {
  // printf '1800000000000.hello' | openssl dgst -sha256 -hmac key
  expect(signatureOf('key', '1800000000000', 'hello')).toBe(
    '12d377d886c9350fe948cfdb76a1d82db7f40af2ea92517e5f27047ed75de001',
  );
});

test('a notice that was signed with the secret not long ago is taken, also in capital letters', () => {
  const notice = signNotice(SECRET, BODY, AT);
  for (const late of [0, NOTICE_TOLERANCE_MS, -NOTICE_TOLERANCE_MS])
    expect(isSigned(SECRET, notice, AT + late)).toBe(true);
  expect(isSigned(SECRET, { ...notice, signature: notice.signature.toUpperCase() }, AT)).toBe(true);
});

test.each([
  ['another secret', signNotice(`${SECRET}!`, BODY, AT)],
  ['another body', { ...signNotice(SECRET, BODY, AT), body: BODY.replace('1000', '9000') }],
  ['another timestamp', { ...signNotice(SECRET, BODY, AT), timestamp: String(AT + 1) }],
  ['no signature', { ...signNotice(SECRET, BODY, AT), signature: '' }],
  ['a signature that is cut off', { ...signNotice(SECRET, BODY, AT), signature: 'ab' }],
  ['a time long ago', signNotice(SECRET, BODY, AT - NOTICE_TOLERANCE_MS - 1)],
  ['a time to come', signNotice(SECRET, BODY, AT + NOTICE_TOLERANCE_MS + 1)],
  ['a time that is none', { body: BODY, timestamp: 'now', signature: signatureOf(SECRET, 'now', BODY) }],
])('a notice with %s is not taken', (_, notice) => {
  expect(isSigned(SECRET, notice, AT)).toBe(false);
});

test('the body of a notice is read, and what is none is not', () => {
  expect(readNotice(BODY)).toEqual({
    kind: 'payout',
    reference: 'p1',
    currency: 'EUR',
    amount: 1_000,
    status: 'paid',
  });
  for (const body of ['', 'null', '{', '[]', BODY.replace('paid', 'lost'), BODY.replace('1000', '10.5')])
    expect(readNotice(body)).toBeNull();
});
