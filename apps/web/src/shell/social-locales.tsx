import { socialLocale } from '@touchline/i18n/social-locale';
import { useServices } from '#data/services.ts';

/** The other locales of a page, for sites that show a link to it. They come with the document alone. */
export function SocialLocales() {
  const { locale, localeSetup } = useServices();
  if (!import.meta.env.SSR) return null;
  return <LocaleAlternates locale={locale} locales={localeSetup.locales} />;
}

/** One tag for each locale but the page's own. */
export const LocaleAlternates = ({ locale, locales }: { locale: string; locales: readonly string[] }) =>
  locales
    .filter((code) => code !== locale)
    .map((code) => <meta key={code} property="og:locale:alternate" content={socialLocale(code)} />);
