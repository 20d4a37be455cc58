import { expect, test } from 'vitest';
import type { MatchView } from '#data/views.ts';
import { infoAddress } from './info-address.ts';

const match = { id: '1042', urn_id: 'sr:match:1042', sport: { key: 'ice_hockey' } } as MatchView; // these are read

test('the address names the match, its sport and the language', () => {
  const address = infoAddress('https://stats.example/{sport}/{match_id}?l={locale}', match, 'de-AT');
  expect(address).toBe('https://stats.example/ice_hockey/1042?l=de-AT');
});

test('what is put in cannot end the part of the address that it stands in', () => {
  expect(infoAddress('/m?u={match_urn}', match, 'en')).toBe('/m?u=sr%3Amatch%3A1042');
  expect(infoAddress('/{match_id}', { ...match, id: '../../x?y#z' }, 'en')).toBe('/..%2F..%2Fx%3Fy%23z');
});
