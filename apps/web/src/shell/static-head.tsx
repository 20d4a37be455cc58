import { languageTag } from '@touchline/i18n';
import { socialLocale } from '@touchline/i18n/social-locale';
import { defaultLocale, fullPath, type LocaleSetup } from '#data/locale.ts';
import { LocaleAlternates } from './social-locales.tsx';
import { jsonLd, organisation } from './structured-facts.ts';

/**
 * Where a static page belongs.
 * Shape: `place` below base and locale, such as `/404`; `locale` is the code in its address, one of the product's or of the
 *        static pages'; `home` is a path.
 */
export interface StaticAddress {
  readonly origin: string;
  readonly setup: LocaleSetup;
  readonly place: string;
  readonly locale: string;
  readonly home: string;
}

interface StaticHeadProps extends StaticAddress {
  readonly brand: string;
  readonly title: string;
  readonly description: string;
}

/** The tags that the specification wants of every page, for one that is made without the product. Source: specification §2. */
export function StaticHead(props: StaticHeadProps) {
  const { origin, setup, place, locale, home, brand, title, description } = props;
  const fullTitle = `${title} · ${brand}`;
  const address = (code: string) => `${origin}${fullPath(setup, code, place)}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={description} />
      <meta name="keywords" content={`${title}, ${brand}`} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address(locale)} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={socialLocale(locale)} />
      <LocaleAlternates locale={locale} locales={setup.locales} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <link rel="canonical" href={address(locale)} />
      {setup.locales.map((code) => (
        <link key={code} rel="alternate" hrefLang={languageTag(code)} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale(setup))} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
        dangerouslySetInnerHTML={{ __html: jsonLd([organisation(brand, origin, home)]) }}
      />
    </>
  );
}
