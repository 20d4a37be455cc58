export { Brand, OWN_BRAND, ServedBrand } from './brand.ts';
export { type BrandFindings, checkBrand, type MeasuredPair, measurePairs } from './check-brand.ts';
export { hexOf } from './colour.ts';
export { paletteOf, type Theme } from './palette.ts';
