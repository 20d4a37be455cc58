import { europeanParts, type OddsParts } from '@touchline/betting';
import type { OddsFormat } from '@touchline/contract';
import { formatOdds } from '@touchline/i18n';
import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '#data/external-store.ts';
import { useOddsFormat } from '#data/preferences.ts';
import { reportError } from '#data/report.ts';

type ToParts = (odds: number, format: OddsFormat) => OddsParts;

// Nearly every page is european; the other formats and the british ladder come when a page or a player wants them.
const others = createExternalStore<ToParts | null>(null);
const loadOthers = async () => others.set((await import('./other-formats.ts')).toParts);

// A page in another format needs them before it renders, on the server as in the browser.
if (import.meta.env.SSR || document.documentElement.dataset.odds !== 'european') await loadOthers();

const KEPT_TEXTS = 4_000;
let kept = { format: '', locale: '', texts: new Map<number, string>() };

/** Odds as the page shows them. The same few hundred prices come again and again, so their texts are kept. */
export function priceText(odds: number, format: OddsFormat, locale: string): string {
  if (kept.format !== format || kept.locale !== locale || kept.texts.size > KEPT_TEXTS) {
    kept = { format, locale, texts: new Map() };
  }
  const known = kept.texts.get(odds);
  if (known !== undefined) return known;
  const toParts = format === 'european' ? null : others.get();
  const text = formatOdds(toParts ? toParts(odds, format) : europeanParts(odds), locale);
  kept.texts.set(odds, text);
  return text;
}

/** The format to write prices in now. */
export function usePriceFormat(): OddsFormat {
  const wanted = useOddsFormat();
  const isHere = useExternalStore(others, others.get()) !== null;
  const isMissing = wanted !== 'european' && !isHere;
  useEffect(() => {
    if (isMissing) loadOthers().catch(reportError);
  }, [isMissing]);
  return isMissing ? 'european' : wanted;
}

const NARROW_FROM = 6;
const SMALL_FROM = 8;

/** How a price fits its button: more than five characters are set narrower, more than seven also one size down. */
export function priceFit(text: string): 'narrow' | 'small' | undefined {
  if (text.length < NARROW_FROM) return undefined;
  return text.length < SMALL_FROM ? 'narrow' : 'small';
}
