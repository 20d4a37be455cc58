import type { LiveReads, Move } from '@touchline/client/live';
import type { OddsFormat } from '@touchline/contract';
import { priceFit, priceText } from './price-text.ts';
import type { PriceWords } from './price-words.ts';

/** What is needed to show one price, beside the price. */
export interface PriceSubject {
  readonly outcomeKey: string;
  /** What the price is for, in full: `Harbour City to win`. */
  readonly name: string;
  readonly format: OddsFormat;
  readonly locale: string;
  readonly words: PriceWords;
}

/** All that changes on a button when its price does. */
export interface PriceFace {
  readonly text: string;
  readonly fit: 'narrow' | 'small' | undefined;
  readonly move: 'up' | 'down' | undefined;
  readonly label: string;
}

/** The face of a price now. Rendering and writing to the page both read it here, so they always agree. */
export function readFace(
  live: Pick<LiveReads, 'outcome' | 'move'>,
  subject: PriceSubject,
  move: Move | null = live.move(subject.outcomeKey),
): PriceFace {
  const text = priceText(live.outcome(subject.outcomeKey)?.odds ?? 0, subject.format, subject.locale);
  const direction = move?.direction;
  return {
    text,
    fit: priceFit(text),
    move: direction,
    label: subject.words.open(subject.name, text, direction),
  };
}
