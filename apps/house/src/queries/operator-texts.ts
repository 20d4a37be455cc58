import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SELECTION_CAP } from '@touchline/betting';
import type { OperatorText } from '@touchline/contract';
import { intlTag } from '@touchline/i18n/locale';
import { HOUSE_ROOT } from '../house-root.ts';
import type { HouseOptions } from '../options.ts';
import { AGE_LIMIT } from '../players/sign-up-fields.ts';
import { betLimits, CURRENCIES } from '../wallet/currencies.ts';

const OWN_FOLDER = fileURLToPath(new URL('src/content/texts', HOUSE_ROOT));
const NAME = /^[a-z0-9-]{1,64}$/;
const FALLBACK = 'en';

/** Values of the house that a text may name, so that both never differ. */
function valuesOf({ betDelayMs }: HouseOptions, locale: string): Readonly<Record<string, string>> {
  const [currency] = CURRENCIES;
  if (!currency) return {};
  const { minStake, maxStake, maxPayout, vipStake } = betLimits(currency);
  const prices = new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency: currency.code });
  const money = (amount: number) => prices.format(amount / currency.subunits);
  const counts = new Intl.NumberFormat(intlTag(locale));
  return {
    age: counts.format(AGE_LIMIT),
    minStake: money(minStake),
    maxStake: money(maxStake),
    maxPayout: money(maxPayout),
    vipStake: money(vipStake),
    delaySeconds: counts.format(betDelayMs / 1000),
    selections: counts.format(SELECTION_CAP),
  };
}

/** The locale of a text for a reader: his own, else his language's, else English, else any. */
const nearest = (held: readonly string[], locale: string): string | undefined =>
  [locale, locale.split('-')[0], FALLBACK, held[0]].find((code) => code !== undefined && held.includes(code));

/** Locales in which a folder holds a text. */
async function localesOf(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const held = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name: locale }) => {
        const isThere = await stat(join(folder, locale, `${name}.md`)).then(
          () => true,
          () => false,
        );
        return isThere ? [locale] : [];
      }),
  );
  return held.flat().sort();
}

/**
 * Texts as files: `texts/{locale}/{name}.md` of the data folder, which in any locale replaces the product's own of that
 * name in all. The first heading is the title; `{minStake}` and its like become what the house is set to.
 */
export function createOperatorTexts(options: HouseOptions) {
  const folders = [join(options.dataDir, 'texts'), OWN_FOLDER];
  return {
    async of(name: string, locale: string): Promise<OperatorText | undefined> {
      if (!NAME.test(name)) return undefined;
      for (const folder of folders) {
        const shown = nearest(await localesOf(folder, name), locale);
        if (shown === undefined) continue;
        const file = join(folder, shown, `${name}.md`);
        const [written, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
        const values = valuesOf(options, shown);
        const filled = written.replace(/\{(\w+)\}/g, (mark, key) => values[key] ?? mark);
        const [, title = name, content = filled] = /^# +(.+)\r?\n([\s\S]*)$/.exec(filled) ?? [];
        const isOwn = folder === OWN_FOLDER;
        return { name, title, content: content.trim(), updated_at: isOwn ? null : Math.round(mtimeMs) };
      }
      return undefined;
    },
  };
}
