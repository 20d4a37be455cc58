import type { SportRecord, World } from '#feed/world.ts';

type Providers = Record<SportRecord['type'], SportRecord['provider'][]>;

/** Who provides the sports of each type that this house plays; of a type without sports nobody. */
export function sportTypeProviders(world: Pick<World, 'sports'>): Providers {
  const of = (type: SportRecord['type']) => [
    ...new Set(world.sports().flatMap((sport) => (sport.type === type ? [sport.provider] : []))),
  ];
  return { regular: of('regular'), cyber: of('cyber') };
}

/** Whether anybody provides e-sports here. */
export const hasCyberSports = (world: Pick<World, 'sports'>): boolean =>
  world.sports().some(({ type }) => type === 'cyber');
