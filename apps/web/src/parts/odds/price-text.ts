import { europeanParts, type OddsParts } from '@touchline/betting';
import type { OddsFormat } from '@touchline/contract';
import { formatOdds } from '@touchline/i18n';
import { useEffect } from 'react';
import { createExternalStore, useExternalStore } from '#data/external-store.ts';
import { late } from '#data/late.ts';
import { useOddsFormat } from '#data/preferences.ts';
import { reportError } from '#data/report.ts';

type ToParts = (odds: number, format: OddsFormat) => OddsParts;

// Nearly every page is european; the other formats and the british ladder come when a page or a player wants them.
const others = createExternalStore<ToParts | null>(null);
const loadOthers = async () => others.set((await late(() => import('./other-formats.ts'))).toParts);

/** Brings what a page in this format renders its prices with; a page waits for it before it renders or wakes up. */
export const loadPriceFormat = async (format: OddsFormat): Promise<void> => {
  if (format !== 'european' && !others.get()) await loadOthers();
};

const KEPT_TEXTS = 4_000;
let kept = { format: '', locale: '', texts: new Map<number, string>() };

/**
 * Odds as the page shows them. The same few hundred prices come again and again, so their texts are kept.
 * Errors: throws where the format is not here yet; `usePriceFormat` and `useEveryFormat` say whether it is.
 */
export function priceText(odds: number, format: OddsFormat, locale: string): string {
  if (kept.format !== format || kept.locale !== locale || kept.texts.size > KEPT_TEXTS) {
    kept = { format, locale, texts: new Map() };
  }
  const known = kept.texts.get(odds);
  if (known !== undefined) return known;
  const text = formatOdds(partsOf(odds, format), locale);
  kept.texts.set(odds, text);
  return text;
}

function partsOf(odds: number, format: OddsFormat): OddsParts {
  if (format === 'european') return europeanParts(odds);
  const toParts = others.get();
  if (!toParts) throw new Error(`The odds format "${format}" is not here yet`);
  return toParts(odds, format);
}

/** Whether the other formats are here; brings them where they are wanted. */
function useOthers(isWanted: boolean): boolean {
  const isHere = useExternalStore(others, others.get()) !== null;
  useEffect(() => {
    if (isWanted && !isHere) loadOthers().catch(reportError);
  }, [isWanted, isHere]);
  return isHere;
}

/** Whether prices can be written in every format yet. */
export const useEveryFormat = (): boolean => useOthers(true);

/** The format to write prices in now. */
export function usePriceFormat(): OddsFormat {
  const wanted = useOddsFormat();
  const isHere = useOthers(wanted !== 'european');
  return isHere ? wanted : 'european';
}

/** The format that the server writes prices in: the page's, once it is here. */
export const servedPriceFormat = (wanted: OddsFormat): OddsFormat =>
  wanted === 'european' || others.get() ? wanted : 'european';

const NARROW_FROM = 6;
const SMALL_FROM = 8;

/** How a price fits its button: more than five characters are set narrower, more than seven also one size down. */
export function priceFit(text: string): 'narrow' | 'small' | undefined {
  if (text.length < NARROW_FROM) return undefined;
  return text.length < SMALL_FROM ? 'narrow' : 'small';
}
