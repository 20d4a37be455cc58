import type { MarketLive } from '@touchline/client/live';
import type { Services } from '#data/services.ts';
import styles from './odds.module.css';
import type { OddsButtonProps } from './odds-button.tsx';
import type { PriceFace } from './price-face.ts';
import { priceFit, priceText, servedPriceFormat } from './price-text.ts';
import { priceWords } from './price-words.ts';

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
  let held = '';
  let market: MarketLive | undefined;
  for (const price of prices) {
    const end = price.outcomeKey.lastIndexOf('/');
    const marketKey = price.outcomeKey.slice(0, end);
    // The prices of a strip are nearly always of one market: what holds for its first outcome is not asked again.
    if (marketKey !== held) {
      if (live.priceState(price.outcomeKey, renderedAt) !== 'open') return null;
      held = marketKey;
      market = live.market(marketKey);
    }
    const outcome = market?.outcomes.get(price.outcomeKey.slice(end + 1));
    if (!outcome?.active) return null;
    const text = priceText(outcome.odds, format, locale);
    // Nothing moves while a page is rendered.
    const label = words.open(price.name, text, undefined);
    html += priceMarkup(price, { text, fit: priceFit(text), move: undefined, label });
  }
  return html;
}
