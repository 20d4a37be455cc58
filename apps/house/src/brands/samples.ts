import { type Brand, OWN_BRAND } from '@touchline/contract/brand';
import cobalt from './cobalt.json' with { type: 'json' };
import heather from './heather.json' with { type: 'json' };
import lagoon from './lagoon.json' with { type: 'json' };

export const BRAND_NAMES = ['touchline', 'cobalt', 'heather', 'lagoon'] as const;
export type BrandName = (typeof BRAND_NAMES)[number];

/** Brands that a house can be started with. A test checks each as if an operator had written it. */
export const SAMPLE_BRANDS: Readonly<Record<BrandName, Brand>> = {
  touchline: OWN_BRAND,
  // A file's type has any word where a brand has one of two.
  cobalt: cobalt as Brand,
  heather: heather as Brand,
  lagoon: lagoon as Brand,
};
