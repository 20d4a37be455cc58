import { z } from 'zod';

const ATTRIBUTES =
  'd|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height|points|transform|fill|fill-rule|stroke|stroke-width|opacity';
/** Plain shapes alone: what stands in a sprite of the product's own origin must neither run nor fetch anything. */
const PLAIN_SHAPES = new RegExp(
  `^(?:<(?:path|circle|ellipse|rect|line|polyline|polygon)(?: (?:${ATTRIBUTES})="[\\w\\s.,#+()-]*")*/>)+$`,
);

/**
 * An outline of a sprite.
 * Shape: `shapes` are self-closing elements one after the other, with one space before each attribute. A sport's outline
 * has the sport's key as its name.
 * Units: those of its own `view_box`.
 */
export const IconSymbol = z
  .object({
    name: z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/),
    view_box: z.string().regex(/^-?[\d.]+(?: -?[\d.]+){3}$/),
    shapes: z.string().max(4_000).regex(PLAIN_SHAPES),
  })
  .meta({ id: 'IconSymbol' });
export type IconSymbol = z.infer<typeof IconSymbol>;

/** Outlines that replace the product's own. Source: specification §7, icons. */
export const IconLists = z
  .object({
    version: z.string().regex(/^[0-9a-f]{12}$/),
    icons: z.array(IconSymbol),
    sport_icons: z.array(IconSymbol),
  })
  .meta({ id: 'IconLists' });
export type IconLists = z.infer<typeof IconLists>;
