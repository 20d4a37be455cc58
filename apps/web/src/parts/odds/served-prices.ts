import type { Services } from '#data/services.ts';
import styles from './odds.module.css';
import type { OddsButtonProps } from './odds-button.tsx';
import { type PriceFace, readFace } from './price-face.ts';
import { servedPriceFormat } from './price-text.ts';
import { priceWords } from './price-words.ts';
import { stateAt } from './use-price.ts';

const SPECIAL = /["'&<>]/;
const SPECIALS = /["'&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(SPECIALS, (char) => ENTITIES[char] ?? char) : text;

function keyMarkup({ label, sign }: OddsButtonProps): string {
  if (sign !== undefined) return `<span class="${styles.key}" data-sign="${escaped(sign)}"></span>`;
  return `<span class="${styles.key}">${escaped(label ?? '')}</span> `;
}

/** An open price as `OddsButton` draws it. */
function priceMarkup(price: OddsButtonProps, { text, fit, move, label }: PriceFace): string {
  const { outcomeKey, layout = 'plain', mark } = price;
  let look = `${styles.odd}`;
  if (layout !== 'plain') look += ` ${styles[layout]}`;
  if (mark) look += ` ${styles[mark]}`;
  const fitMarkup = fit ? ` data-fit="${fit}"` : '';
  const moveMarkup = move ? ` data-move="${move}"` : '';
  const key = layout === 'plain' ? '' : keyMarkup(price);
  return `<button type="button" class="${look}" data-price="${escaped(outcomeKey)}"${fitMarkup}${moveMarkup} aria-pressed="false" aria-label="${escaped(label)}">${key}<span class="${styles.value}">${escaped(text)}</span></button>`;
}

/**
 * Inside of a strip of prices as HTML, the same that its components render.
 * Null where one of the prices is not open: those are few, and left to the components.
 */
export function servedPrices(
  { live, renderedAt, messages, oddsFormat }: Services,
  prices: readonly OddsButtonProps[],
  line: string | undefined,
): string | null {
  const format = servedPriceFormat(oddsFormat);
  const words = priceWords(messages);
  const { locale } = messages;
  let html = line === undefined ? '' : `<span class="${styles.line}">${escaped(line)}</span>`;
  for (const price of prices) {
    const { outcomeKey, name } = price;
    if (stateAt(live, outcomeKey, renderedAt) !== 'open') return null;
    // Nothing moves while a page is rendered.
    html += priceMarkup(price, readFace(live, { outcomeKey, name, format, locale, words }, null));
  }
  return html;
}
