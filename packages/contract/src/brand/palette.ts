import type { Brand } from './brand.ts';
import { type Colour, darkened } from './colour.ts';

export type Theme = 'light' | 'dark';

/** Lightness, and how much of the brand's neutral chroma, of each step of the greys. */
const GREYS = {
  0: [1, 0],
  25: [0.986, 0.25],
  50: [0.968, 0.4],
  100: [0.945, 0.5],
  150: [0.915, 0.6],
  200: [0.88, 0.7],
  300: [0.8, 0.9],
  400: [0.7, 1],
  450: [0.66, 1],
  500: [0.59, 1],
  550: [0.502, 1],
  600: [0.44, 1],
  700: [0.355, 1],
  750: [0.31, 1],
  800: [0.272, 1],
  850: [0.238, 1],
  900: [0.204, 1],
  950: [0.17, 1],
  1000: [0.13, 1],
} as const satisfies Record<number, readonly [lightness: number, chroma: number]>;

const of = (l: number, c: number, h: number): Colour => ({ l, c, h });

/** Colours of the signals, which no brand changes: light, dark, and the soft ground of each. */
const SIGNALS = {
  green: [of(0.475, 0.12, 155), of(0.83, 0.17, 155), of(0.94, 0.05, 155), of(0.3, 0.06, 155)],
  rose: [of(0.512, 0.19, 14), of(0.755, 0.145, 12), of(0.945, 0.03, 12), of(0.31, 0.085, 12)],
  flare: [of(0.545, 0.18, 36), of(0.755, 0.165, 42), of(0.945, 0.035, 45), of(0.3, 0.065, 40)],
  amber: [of(0.52, 0.115, 70), of(0.84, 0.145, 78), of(0.955, 0.05, 85), of(0.31, 0.06, 75)],
  sky: [of(0.51, 0.125, 245), of(0.8, 0.105, 235), of(0.945, 0.03, 240), of(0.3, 0.055, 240)],
} as const;

/** The paint, what is written on it, and what stands for it on white. */
function paints({ hue, chroma, lightness, neutral_chroma }: Brand) {
  const isDeep = Math.min(1, Math.max(0, (0.62 - lightness) * 1000));
  const inkChroma = neutral_chroma + isDeep * (chroma - neutral_chroma);
  return {
    paint: of(lightness, chroma, hue),
    on: of(Math.min(1, Math.max(0.16, (0.575 - lightness) * 1000)), 0, 0),
    ink: of(0.17 + isDeep * (lightness - 0.17), inkChroma, hue),
    inkHover: of(0.27 + isDeep * (lightness - 0.32), inkChroma, hue),
  };
}

/**
 * The semantic colours of a brand in one theme, by their names in `packages/ui/src/tokens.css` without the dashes.
 * Source: the style sheet; `tokens.test.ts` works it out and compares.
 */
export function paletteOf(brand: Brand, theme: Theme) {
  const { hue, chroma, lightness, neutral_hue, neutral_chroma } = brand;
  const n = (step: keyof typeof GREYS): Colour => {
    const [l, share] = GREYS[step];
    return of(l, neutral_chroma * share, share === 0 ? 0 : neutral_hue);
  };
  const by = <T>(light: T, dark: T): T => (theme === 'light' ? light : dark);
  const signal = (name: keyof typeof SIGNALS) => by(SIGNALS[name][0], SIGNALS[name][1]);
  const soft = (name: keyof typeof SIGNALS) => by(SIGNALS[name][2], SIGNALS[name][3]);
  const { paint, on, ink, inkHover } = paints(brand);
  return {
    'surface-canvas': by(n(50), n(1000)),
    'surface-pane': by(n(0), n(950)),
    'surface-card': by(n(0), n(900)),
    'surface-sunken': by(n(50), n(1000)),
    'surface-raised': by(n(0), n(850)),
    'surface-hover': by(n(50), n(900)),
    'surface-inverse': by(n(950), n(50)),
    'surface-bar': by(n(950), n(1000)),
    'text-1': by(n(950), n(50)),
    'text-2': by(n(600), n(300)),
    'text-3': by(n(550), n(450)),
    'text-inverse': by(n(50), n(950)),
    'text-bar': n(50),
    'text-bar-2': n(300),
    'line-3': by(of(0.6, 0.01, 168), of(0.55, 0.01, 168)),
    'accent-fill': paint,
    'accent-on': on,
    'accent-text': by(of(0.43, chroma * 0.52, hue), of(Math.max(0.8, lightness), chroma * 0.8, hue)),
    'accent-soft': by(of(0.955, chroma * 0.3, hue), of(0.285, chroma * 0.22, hue)),
    'accent-edge': by(ink, paint),
    'action-fill': by(ink, paint),
    'action-on': by(n(0), on),
    'action-hover': by(inkHover, darkened(paint, 0.1)),
    'odds-bg': by(n(100), n(800)),
    'odds-bg-hover': by(n(150), n(700)),
    'odds-key': by(n(600), n(300)),
    'odds-text': by(n(950), n(25)),
    'odds-up': signal('green'),
    'odds-up-bg': soft('green'),
    'odds-down': signal('rose'),
    'odds-down-bg': soft('rose'),
    'odds-off-bg': by(n(50), n(900)),
    'odds-off-text': by(n(550), n(450)),
    live: signal('flare'),
    'live-soft': soft('flare'),
    win: signal('green'),
    'win-soft': soft('green'),
    lose: signal('rose'),
    'lose-soft': soft('rose'),
    void: by(n(550), n(400)),
    'void-soft': by(n(100), n(800)),
    warn: signal('amber'),
    'warn-soft': soft('amber'),
    info: signal('sky'),
    'info-soft': soft('sky'),
    focus: by(of(0.5, 0.2, 258), of(0.8, 0.13, 240)),
  } as const;
}

export type ColourName = keyof ReturnType<typeof paletteOf>;
