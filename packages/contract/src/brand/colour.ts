/**
 * A colour of OKLCH.
 * Units: lightness 0 to 1, chroma from 0, hue in degrees.
 * Source: Björn Ottosson, "A perceptual color space for image processing"; CSS Color 4, §9.4.
 */
export interface Colour {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Red, green and blue of linear light, each 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Linear light of a colour; what a screen cannot show is clipped in each channel, as browsers do. */
function lightOf({ l, c, h }: Colour): Light {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Luminance as WCAG 2.2 defines it: 0 is black, 1 is white. */
function luminance(colour: Colour): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const channel = (light: number) =>
  Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));

/** The colour as `#rrggbb`, for what does not read OKLCH: pictures, and the frame of a browser. */
export const hexOf = (colour: Colour): string =>
  `#${lightOf(colour)
    .map((light) => channel(light).toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour with a share of black mixed in, in Oklab. Units: `share` 0 to 1. */
export const darkened = ({ l, c, h }: Colour, share: number): Colour => ({
  l: l * (1 - share),
  c: c * (1 - share),
  h,
});
