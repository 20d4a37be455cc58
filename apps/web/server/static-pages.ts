import type { IncomingMessage } from 'node:http';
import { languageTag } from '@touchline/i18n';
import { chooseStaticLocale, type StaticLocale } from '@touchline/i18n/static-locale';
import type { StaticPage } from '@touchline/i18n/static-texts';
import { defaultLocale, fullPath, type LocaleSetup } from '#data/locale.ts';
import type { StaticPageProps } from '#shell/static-page.tsx';
import type { WebConfig } from './config.ts';
import { dressPage } from './look/dress.ts';
import type { Looks } from './look/house-look.ts';
import { countryOf } from './named-countries.ts';
import { finishPage, type RenderedPage } from './rendered-page.ts';
import { localeInAddress, placeOf, STATIC_STATUS } from './static-place.ts';

/** Makes the HTML of a static page. */
export type RenderStaticPage = (props: StaticPageProps) => string;

/** What failed at the address where a static page stands: nothing, its page, or its page for now. */
export type Failed = false | 'broken' | 'away';

/** Pages that are kept: with a country each they would be some thousands. */
const MOST_HELD = 500;
const languageOf = (code: string) => languageTag(code).split('-')[0];

/** The product's locale for who reads a static page: the address's own, else one in its language, else the default. */
function homeLocale(setup: LocaleSetup, inAddress: string | undefined, shown: StaticLocale): string {
  const { locales } = setup;
  const found =
    locales.find((code) => code === inAddress) ??
    locales.find((code) => languageTag(code) === shown) ??
    locales.find((code) => languageOf(code) === languageOf(shown));
  return found ?? defaultLocale(setup);
}

/** The locale of a static page's own address. A region that the product does not have takes the page's language. */
function addressLocale(setup: LocaleSetup, inAddress: string | undefined, shown: StaticLocale): string {
  if (inAddress === undefined) return defaultLocale(setup);
  return setup.locales.includes(inAddress) ? inAddress : shown;
}

/** What a static page says to whom, where it belongs, and where its button leads. */
function staticPageProps(
  page: StaticPage,
  path: string,
  request: IncomingMessage,
  { setup, publicOrigin: origin, countryHeader }: Pick<WebConfig, 'setup' | 'publicOrigin' | 'countryHeader'>,
): Omit<StaticPageProps, 'isAgain' | 'isAway' | 'brand'> {
  const inAddress = localeInAddress(setup, path);
  const locale = chooseStaticLocale(inAddress, request.headers['accept-language'], defaultLocale(setup));
  return {
    page,
    locale,
    address: {
      origin,
      setup,
      place: placeOf(page),
      locale: addressLocale(setup, inAddress, locale),
      home: fullPath(setup, homeLocale(setup, inAddress, locale), '/'),
    },
    isRtlOff: setup.isRtlOff,
    // Only one page says it: the others are the same in every country.
    country: page === 'blocked' ? countryOf(request.headers[countryHeader]) : undefined,
  };
}

/** The static pages, each compressed once. They need neither the house nor the product's own pages. */
export function createStaticPages(
  config: WebConfig,
  renderer: () => Promise<RenderStaticPage>,
  looks?: Looks,
) {
  const { setup, isDev, publicOrigin: origin } = config;
  const held = new Map<string, RenderedPage>();
  /** Which page stands for what failed at an address: it offers to try again, and does so by itself if that passes. */
  return async function staticPage(
    page: StaticPage,
    path: string,
    request: IncomingMessage,
    failed: Failed,
  ): Promise<RenderedPage> {
    const look = await looks?.current();
    const brand = look && { name: look.brand.name, mark: look.brand.mark };
    const isAway = failed === 'away';
    const props = {
      ...staticPageProps(page, path, request, config),
      isAgain: failed !== false,
      isAway,
      brand,
    };
    const key = JSON.stringify([look?.version, props]);
    const known = held.get(key);
    if (known) return known;
    const html = (await renderer())(props);
    const locale = homeLocale(setup, localeInAddress(setup, path), props.locale);
    const made = await finishPage(
      new Response(html, { status: isAway ? 503 : STATIC_STATUS[page] }),
      !isDev,
      [],
      (plain) => (look ? dressPage(plain, look, { locale, isInstallable: !isDev, origin }) : plain),
    );
    if (held.size >= MOST_HELD) held.clear();
    held.set(key, made);
    return made;
  };
}
