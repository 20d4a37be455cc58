import { expect, test } from 'vitest';
import type { SportRecord } from '#feed/world.ts';
import { hasCyberSports, sportTypeProviders } from './sport-type-providers.ts';

const worldOf = (...sports: Pick<SportRecord, 'type' | 'provider'>[]) => ({
  sports: () => sports as SportRecord[], // the two that are read
});
const football = { type: 'regular', provider: 'betradar' } as const;
const dota = { type: 'cyber', provider: 'oddin' } as const;

test('each provider of a type is named once', () => {
  const world = worldOf(football, football, dota, { type: 'cyber', provider: 'betradar' });
  expect(sportTypeProviders(world)).toEqual({ regular: ['betradar'], cyber: ['oddin', 'betradar'] });
  expect(hasCyberSports(world)).toBe(true);
});

test('where no sport is of a type nobody provides it', () => {
  expect(sportTypeProviders(worldOf(football))).toEqual({ regular: ['betradar'], cyber: [] });
  expect(hasCyberSports(worldOf(football))).toBe(false);
  expect(sportTypeProviders(worldOf(dota))).toEqual({ regular: [], cyber: ['oddin'] });
});
