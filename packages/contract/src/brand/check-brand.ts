import type { Brand } from './brand.ts';
import { contrast } from './colour.ts';
import { type ColourName, paletteOf, type Theme } from './palette.ts';

/** Contrast that text needs, and the edges of controls. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

const SURFACES = [
  'surface-canvas',
  'surface-pane',
  'surface-card',
  'surface-raised',
] as const satisfies readonly ColourName[];

const on = (fronts: readonly ColourName[], backs: readonly ColourName[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

type Pair = readonly [front: ColourName, back: ColourName];

/** What is read, and the ground on which it stands. */
const TEXT_PAIRS: readonly Pair[] = [
  ...on(['text-1', 'text-2', 'text-3'], [...SURFACES, 'surface-sunken', 'surface-hover']),
  ...on(['text-bar', 'text-bar-2'], ['surface-bar']),
  ['text-inverse', 'surface-inverse'],
  ['accent-on', 'accent-fill'],
  ...on(['accent-text'], [...SURFACES, 'accent-soft']),
  ['text-1', 'accent-soft'],
  ['action-on', 'action-fill'],
  ['action-on', 'action-hover'],
  ...on(['odds-key', 'odds-text'], ['odds-bg', 'odds-bg-hover']),
  ...on(['odds-text'], ['odds-up-bg', 'odds-down-bg']),
  ['odds-off-text', 'odds-off-bg'],
  ...on(['live', 'win', 'lose', 'void', 'warn', 'info'], ['surface-canvas', 'surface-pane', 'surface-card']),
  ['live', 'live-soft'],
  ['win', 'win-soft'],
  ['lose', 'lose-soft'],
  ['warn', 'warn-soft'],
  ['info', 'info-soft'],
];

/** What is not read but has to be seen. */
const EDGE_PAIRS: readonly Pair[] = [
  ...on(['line-3', 'accent-edge', 'focus'], SURFACES),
  ...on(['odds-up'], ['odds-bg', 'odds-up-bg']),
  ...on(['odds-down'], ['odds-bg', 'odds-down-bg']),
  ['action-fill', 'surface-pane'],
];

/** A pair of colours in a theme, with the contrast that it has and the one that it needs. */
export interface MeasuredPair {
  readonly theme: Theme;
  readonly front: ColourName;
  readonly back: ColourName;
  readonly ratio: number;
  readonly needed: number;
}

/** Every pair of colours that the product shows, in both themes. */
export function measurePairs(brand: Brand): MeasuredPair[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const palette = paletteOf(brand, theme);
    const measured = (needed: number) =>
      function measure([front, back]: Pair): MeasuredPair {
        return { theme, front, back, needed, ratio: contrast(palette[front], palette[back]) };
      };
    return [...TEXT_PAIRS.map(measured(TEXT_CONTRAST)), ...EDGE_PAIRS.map(measured(EDGE_CONTRAST))];
  });
}

/** Two figures, cut and not rounded: what fails by a hair does not read as if it held. */
const figures = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

const sentence = ({ theme, front, back, ratio, needed }: MeasuredPair) =>
  `In the ${theme} theme "${front}" on "${back}" has a contrast of ${figures(ratio)}:1 and needs ${needed}:1.`;

/** Lightness between these carries neither black nor white text well, whatever the ratio says. */
const UNREADABLE_FROM = 0.56;
const UNREADABLE_TO = 0.6;
/** Hues of live, falling and rising prices, which a brand of nearly the same hue is taken for. */
const SIGNAL_HUES = { live: 39, 'a falling price': 12, 'a rising price': 155 } as const;
const NEAR_DEGREES = 25;

const degreesBetween = (one: number, other: number) => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** Reasons, each a whole sentence. */
export interface BrandFindings {
  /** Why the brand cannot be used. */
  readonly refusals: readonly string[];
  /** What its operator should look at. */
  readonly warnings: readonly string[];
}

/** Looks a brand over before anybody sees it. */
export function checkBrand(brand: Brand): BrandFindings {
  const { lightness, hue, chroma } = brand;
  const tooMiddling = lightness >= UNREADABLE_FROM && lightness <= UNREADABLE_TO;
  return {
    refusals: [
      ...(tooMiddling
        ? [
            `A lightness of ${lightness} is refused: from ${UNREADABLE_FROM} to ${UNREADABLE_TO} neither black nor white text reads well on the paint.`,
          ]
        : []),
      ...measurePairs(brand)
        .filter(({ ratio, needed }) => ratio < needed)
        .map(sentence),
    ],
    warnings: Object.entries(SIGNAL_HUES)
      .filter(([, signal]) => chroma > 0.03 && degreesBetween(hue, signal) <= NEAR_DEGREES)
      .map(([name]) => `A hue of ${hue} is within ${NEAR_DEGREES} degrees of the colour of ${name}.`),
  };
}
