import type { Brand } from '@touchline/contract/brand';

/** The product's own families stand behind an operator's: they have the letters that his may lack. */
const OWN_FAMILIES = ['IBM Plex Sans Variable', 'IBM Plex Sans Arabic'];

const families = (chosen: readonly string[] = []) =>
  [...new Set([...chosen, ...OWN_FAMILIES])].map((family) => `"${family}"`).join(',');

/** The style sheet of a brand: its knobs, in no layer, so that they stand above the product's own. */
export function brandStyle(brand: Brand): string {
  const knobs = {
    h: brand.hue,
    c: brand.chroma,
    l: brand.lightness,
    radius: `${brand.radius}px`,
    'neutral-h': brand.neutral_hue,
    'neutral-c': brand.neutral_chroma,
    'font-text': families(brand.font_text),
    'font-display': brand.font_display ? families(brand.font_display) : 'var(--brand-font-text)',
  };
  return `:root{${Object.entries(knobs)
    .map(([name, value]) => `--brand-${name}:${value}`)
    .join(';')}}`;
}
