import { expect, test } from 'vitest';
import { type Person, personKeysBy } from './person-keys.ts';

const ADA: Person = {
  email: 'ada@mail.example',
  phone: '+447400123456',
  firstName: 'Zoë',
  lastName: "O'Brien-Smith",
  birthDate: '1990-05-05',
  country: 'GB',
};
const NOBODY: Person = { ...ADA, email: null, phone: null };
const keys = personKeysBy('a secret of this test');

test('a person has a key of the email, of the phone, and of name, date of birth and country', () => {
  expect(keys(ADA)).toHaveLength(3);
  expect(keys(NOBODY)).toEqual([keys(ADA)[2]]);
});

test('case, accents, marks and further first names make no other person', () => {
  const written = [
    { firstName: ' zoe ', lastName: 'OBrien Smith' },
    { firstName: 'ZOË Maria', lastName: 'O’BRIEN-SMITH' },
  ];
  for (const names of written) expect(keys({ ...NOBODY, ...names })).toEqual(keys(NOBODY));
});

test('another date, country or last name makes another person, and one without a name has no key of it', () => {
  for (const other of [{ birthDate: '1990-05-06' }, { country: 'IE' }, { lastName: 'Smith' }])
    expect(keys({ ...NOBODY, ...other })).not.toEqual(keys(NOBODY));
  for (const missing of [{ firstName: null }, { lastName: '…' }, { birthDate: '' }, { country: '' }])
    expect(keys({ ...NOBODY, ...missing })).toEqual([]);
});

test('a key tells nothing without the secret', () => {
  expect(personKeysBy('another secret of this test')(ADA)).not.toEqual(keys(ADA));
  expect(keys(ADA).join()).not.toMatch(/ada|zoe|brien|447400/i);
});
