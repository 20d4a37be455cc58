import { directionOf } from '@touchline/i18n';
import type { StaticLocale } from '@touchline/i18n/static-locale';
import { type StaticPage, staticPageText, staticTexts } from '@touchline/i18n/static-texts';
import { ageSign } from './age-sign.ts';
import { fontOf } from './fonts.ts';
import { headScript } from './head-script.ts';
import iconUrl from './icon.svg?url';
import { ReducedShell } from './reduced-shell.tsx';
import { type StaticAddress, StaticHead } from './static-head.tsx';
import { VIEWPORT } from './viewport.ts';

/** Where the house was never heard. */
const OWN_BRAND = 'Touchline';
const SAME_ADDRESS = '';
/** How soon a page is asked for again that could not be made for now. */
const RETRY_AFTER_S = 5;

/**
 * What a static page is made of. `country` is the visitor's ISO code; `isAgain` offers the same address once more, and
 * `isAway` asks for it until it is there; `brand`
 * is the operator's name and mark.
 */
export interface StaticDocumentProps {
  readonly page: StaticPage;
  readonly locale: StaticLocale;
  readonly country?: string | undefined;
  readonly address: StaticAddress;
  readonly isRtlOff?: boolean | undefined;
  readonly isAgain: boolean;
  readonly isAway?: boolean | undefined;
  readonly brand?: { readonly name: string; readonly mark: string } | undefined;
  readonly styleSheets: readonly string[];
}

/** Names of the pages as the body carries them. */
const PAGE_NAMES: Readonly<Record<StaticPage, string>> = {
  notFound: 'not_found',
  error: 'error',
  blocked: 'blocked',
  locked: 'locked',
  offline: 'offline',
};

/** Asks for the address until it is answered, then loads it. */
const RETRY_SCRIPT = `(function t(){setTimeout(function(){fetch(location.href,{method:'HEAD',cache:'no-store'})
.then(function(a){if(a.status<500)location.reload();else t()},t)},${RETRY_AFTER_S * 1000})})()`;

/** Brings the page back by itself when it can be made, with scripts and without. */
const ComesBack = () => (
  <>
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the code, allowed by its hash
      dangerouslySetInnerHTML={{ __html: RETRY_SCRIPT }}
    />
    <noscript>
      <meta httpEquiv="refresh" content={String(RETRY_AFTER_S)} />
    </noscript>
  </>
);

/** A whole document without the product's code, catalogs and data: it stands where any of them failed. */
export function StaticDocument(props: StaticDocumentProps) {
  const { page, locale, country, address, isRtlOff, isAgain, isAway, brand, styleSheets } = props;
  const texts = staticTexts(locale);
  const name = brand?.name ?? OWN_BRAND;
  const { title, text } = staticPageText(page, locale, country);
  return (
    <html lang={locale} dir={directionOf(locale, !isRtlOff)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="color-scheme" content="light dark" />
        <script
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the code, allowed by its hash
          dangerouslySetInnerHTML={{ __html: headScript() }}
        />
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontOf(locale)} />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        <StaticHead {...address} brand={name} title={title} description={text} />
        {isAway && <ComesBack />}
      </head>
      <body data-page={PAGE_NAMES[page]} data-locale={locale} data-country={country ?? '-'}>
        <ReducedShell
          page={page}
          brand={name}
          mark={brand?.mark}
          home={{ href: address.home, label: texts.home }}
          title={title}
          description={text}
          age={ageSign(locale)}
        >
          {isAgain && <a href={SAME_ADDRESS}>{texts.again}</a>}
        </ReducedShell>
      </body>
    </html>
  );
}
