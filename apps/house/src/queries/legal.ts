import { join } from 'node:path';
import { z } from 'zod';
import { operatorFile } from './operator-file.ts';
import { type OwnText, TextByLocale, textIn } from './text-in.ts';

const WebAddress = z.url({ protocol: /^https?$/ });

/** `legal.json` of the data folder: what an operator has to say about himself on every page. */
const Legal = z.strictObject({
  operator: TextByLocale,
  licence: TextByLocale,
  licence_url: WebAddress.nullable().default(null),
  help: z.array(z.strictObject({ name: TextByLocale, url: WebAddress })).min(1),
});
type Legal = z.infer<typeof Legal>;

/** Of a house that nobody has set up: it has no licence, and says so. */
const OWN: Legal & Record<'operator' | 'licence', OwnText> = {
  operator: {
    en: 'Touchline, a demonstration.',
    de: 'Touchline, eine Vorführung.',
    no: 'Touchline, en demonstrasjon.',
    fi: 'Touchline, esittely.',
    fr: 'Touchline, une démonstration.',
    ar: 'Touchline، عرض تجريبي.',
  },
  licence: {
    en: 'No licence, no real money.',
    de: 'Keine Lizenz, kein echtes Geld.',
    no: 'Ingen lisens, ingen ekte penger.',
    fi: 'Ei toimilupaa, ei oikeaa rahaa.',
    fr: 'Pas de licence, pas d’argent réel.',
    ar: 'بلا ترخيص وبلا أموال حقيقية.',
  },
  licence_url: null,
  help: [
    {
      name: { en: 'BeGambleAware' },
      url: 'https://www.begambleaware.org/',
    },
  ],
};

/** Legal data in one language. */
export interface LegalTexts {
  readonly licence: string;
  readonly operator: string;
  readonly licence_url: string | null;
  readonly help: { name: string; url: string }[];
}

export function createLegal(dataDir: string) {
  const file = operatorFile(join(dataDir, 'legal.json'), Legal, OWN);
  return {
    async in(locale: string): Promise<LegalTexts> {
      const { operator, licence, licence_url, help } = await file.read();
      return {
        operator: textIn(operator, locale),
        licence: textIn(licence, locale),
        licence_url,
        help: help.map(({ name, url }) => ({ name: textIn(name, locale), url })),
      };
    },
  };
}
