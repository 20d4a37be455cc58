import { expect, test } from 'vitest';
import { codeIn, codeOfAddress } from './share-code.ts';

test('a code is found in what people type and paste', () => {
  for (const text of [
    'KX47TQ',
    ' kx4 7tq ',
    'kx4-7tq',
    'https://book.example/sports/ar?betcode=kx47tq&x=1',
  ]) {
    expect(codeIn(text)).toBe('KX47TQ');
  }
  expect(codeIn(' — ')).toBe('');
  expect(codeIn('A'.repeat(400))).toHaveLength(20);
});

test('a code is taken out of an address, and the rest of it stays', () => {
  const asked = codeOfAddress('https://book.example/sports/live?sport=football&betcode=KX47TQ#top');
  expect(asked).toEqual({ code: 'KX47TQ', rest: '/sports/live?sport=football#top' });
  expect(codeOfAddress('https://book.example/sports?sport=football')).toBeNull();
});
