import { readFileSync } from 'node:fs';
import { type Brand, hexOf, OWN_BRAND, paletteOf, type Theme } from '@touchline/contract/brand';
import { expect, test } from 'vitest';
import { SAMPLE_BRANDS } from './samples.ts';

// What is checked for contrast is what the style sheet paints: its expressions are worked out here and compared.

const css = readFileSync(new URL('../../../../packages/ui/src/tokens.css', import.meta.url), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const DECLARED = new Map(
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', text = '']) => [
    name,
    text.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')'),
  ]),
);

const knobsOf = (brand: Brand): Record<string, number> => ({
  'brand-h': brand.hue,
  'brand-c': brand.chroma,
  'brand-l': brand.lightness,
  'brand-neutral-h': brand.neutral_hue,
  'brand-neutral-c': brand.neutral_chroma,
});

/** Splits at a sign that stands in no brackets. */
function split(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What stands in the brackets of a function of CSS. */
const argumentsOf = (text: string, name: string): string | undefined =>
  text.startsWith(`${name}(`) && text.endsWith(')') ? text.slice(name.length + 1, -1) : undefined;

/** Works out a sum of CSS, in which knobs are numbers already. */
function sum(text: string): number {
  const source = text.replaceAll('calc(', '(').replaceAll('max(', 'Math.max(');
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  return new Function('clamp', `return ${source}`)(clamp);
}

function colourOf(name: string, brand: Brand, theme: Theme): string {
  const knobs = knobsOf(brand);
  const resolve = (text: string): string =>
    text.replace(/var\(--([\w-]+)\)/g, (_, used: string) => {
      const knob = knobs[used];
      return knob === undefined ? `(${resolve(DECLARED.get(used) ?? used)})` : String(knob);
    });
  const bare = (text: string): string => {
    const inner = argumentsOf(text, '');
    return inner !== undefined && split(inner, ' ').length === 1 ? bare(inner) : text;
  };
  const read = (given: string): { l: number; c: number; h: number } => {
    const text = bare(given.trim());
    const pair = argumentsOf(text, 'light-dark');
    if (pair !== undefined) return read(split(pair, ',')[theme === 'light' ? 0 : 1] ?? '');
    const mixed = argumentsOf(text, 'color-mix');
    if (mixed !== undefined) {
      const [, first = ''] = split(mixed, ',');
      const [colour = '', share = ''] = split(first, ' ');
      const { l, c, h } = read(colour);
      const kept = Number.parseFloat(share) / 100;
      return { l: l * kept, c: c * kept, h };
    }
    const numbers = split(argumentsOf(text, 'oklch') ?? '', ' ').map((part) => sum(part));
    const [l = Number.NaN, c = Number.NaN, h = Number.NaN] = numbers;
    return { l, c, h };
  };
  return hexOf(read(resolve(DECLARED.get(name) ?? '')));
}

test('the style sheet has the knobs of the own brand', () => {
  for (const [name, value] of Object.entries(knobsOf(OWN_BRAND)))
    expect(`${name} ${Number(DECLARED.get(name))}`).toBe(`${name} ${value}`);
  expect(DECLARED.get('brand-radius')).toBe(`${OWN_BRAND.radius}px`);
});

for (const [name, brand] of Object.entries(SAMPLE_BRANDS))
  for (const theme of ['light', 'dark'] as const)
    test(`the palette of the brand "${name}" in the ${theme} theme is what the style sheet paints`, () => {
      const palette = paletteOf(brand, theme);
      const painted = Object.keys(palette).map((token) => `${token} ${colourOf(token, brand, theme)}`);
      expect(Object.entries(palette).map(([token, colour]) => `${token} ${hexOf(colour)}`)).toEqual(painted);
    });
