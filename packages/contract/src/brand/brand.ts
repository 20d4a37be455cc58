import { z } from 'zod';

/** A family that stands in quotes in a style sheet. */
const FontFamily = z.string().regex(/^[\p{L}\p{N} -]{1,40}$/u, 'the name of a font family');
/** Data of an outline: commands and numbers alone. */
const OutlineData = z
  .string()
  .max(2_000)
  .regex(/^[Mm][\d\s,.+\-MmLlHhVvCcSsQqTtAaZz]*$/, 'commands and numbers of an outline');

/**
 * What an operator sets of the product's look; every colour follows from it.
 * Units: hues in degrees, chroma and lightness of OKLCH, radius in CSS pixels.
 * Shape: `mark` is the outline of the logo on a square of 26 units, drawn with a line of 2.4.
 */
export const Brand = z
  .strictObject({
    name: z.string().trim().min(1).max(30),
    short_name: z.string().trim().min(1).max(12),
    hue: z.number().min(0).max(360),
    chroma: z.number().min(0).max(0.25),
    lightness: z.number().min(0.35).max(0.97),
    radius: z.number().min(0).max(14),
    neutral_hue: z.number().min(0).max(360),
    neutral_chroma: z.number().min(0).max(0.02),
    font_text: z.array(FontFamily).min(1).max(4).optional(),
    font_display: z.array(FontFamily).min(1).max(4).optional(),
    density: z.enum(['comfortable', 'compact']),
    mark: OutlineData,
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof Brand>;

/** The product's own brand, which stands where an operator has none or one that cannot be used. */
export const OWN_BRAND: Brand = {
  name: 'Touchline',
  short_name: 'Touchline',
  hue: 116,
  chroma: 0.205,
  lightness: 0.905,
  radius: 8,
  neutral_hue: 168,
  neutral_chroma: 0.009,
  density: 'comfortable',
  mark: 'M8 4.5v17M8 13h10.5M18.5 4.5a8.5 8.5 0 0 0 0 17',
};

/** A brand as a backend serves it. Shape: `version` names what the brand says, so that its style sheet never changes. */
export const ServedBrand = Brand.extend({
  version: z.string().regex(/^[0-9a-f]{12}$/),
  faults: z
    .array(z.string())
    .optional()
    .meta({ description: "Why the operator's own brand is not this one; absent where nothing is wrong" }),
}).meta({ id: 'ServedBrand' });
export type ServedBrand = z.infer<typeof ServedBrand>;
