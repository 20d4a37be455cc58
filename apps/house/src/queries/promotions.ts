import { join } from 'node:path';
import type { EpochMs } from '@touchline/betting';
import type { Promotion } from '@touchline/contract';
import { LinkTarget } from '@touchline/contract/layout';
import { z } from 'zod';
import { OWN_PROMOTIONS, type PromotionSource } from '../content/promotions.ts';
import type { HouseOptions } from '../options.ts';
import { operatorFile } from './operator-file.ts';
import { TextByLocale, textIn } from './text-in.ts';

const Instant = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** `promotions.json` of the data folder, in the order in which they are shown. */
const Promotions: z.ZodType<readonly PromotionSource[]> = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,64}$/),
    title: TextByLocale,
    text: TextByLocale,
    terms: TextByLocale.optional(),
    valid_from: Instant.optional(),
    valid_to: Instant.optional(),
    target: LinkTarget.optional(),
    label: TextByLocale.optional(),
  }),
);

const instant = (text: string | undefined): EpochMs | null =>
  text === undefined ? null : (Date.parse(text) as EpochMs); // its form was checked

/** Features that a promotion of the product's own tells of, and that may be switched off. */
const NEEDS: Readonly<Record<string, 'custom_bet' | 'cash_out' | 'share_bet'>> = {
  'bet-builder': 'custom_bet',
  'cash-out': 'cash_out',
  sharing: 'share_bet',
};

function present(source: PromotionSource, locale: string): Promotion {
  const text = (texts: TextByLocale | undefined) => (texts === undefined ? null : textIn(texts, locale));
  return {
    id: source.id,
    title: textIn(source.title, locale),
    text: textIn(source.text, locale),
    terms: text(source.terms),
    valid_from: instant(source.valid_from),
    valid_to: instant(source.valid_to),
    target: source.target ?? null,
    label: text(source.label),
  };
}

/** What is promoted now. */
export function createPromotions({ dataDir, off }: Pick<HouseOptions, 'dataDir' | 'off'>) {
  const isOn = ({ id }: PromotionSource) => {
    const feature = NEEDS[id];
    return feature === undefined || !off.has(feature);
  };
  const file = operatorFile(join(dataDir, 'promotions.json'), Promotions, OWN_PROMOTIONS);
  return {
    async in(locale: string, now: EpochMs): Promise<Promotion[]> {
      const sources = await file.read();
      // An operator's own promotions are his to take away.
      const shown = sources === OWN_PROMOTIONS ? sources.filter(isOn) : sources;
      const promotions = shown.map((source) => present(source, locale));
      return promotions.filter(
        ({ valid_from, valid_to }) =>
          (valid_from ?? now) <= now && now < (valid_to ?? Number.POSITIVE_INFINITY),
      );
    },
  };
}
