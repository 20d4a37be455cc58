import { useQuery } from '@tanstack/react-query';
import { catalogLanguage, languageTag } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import type { SyntheticEvent } from 'react';
import { fullPath } from '#data/locale.ts';
import { chooseLocale } from '#data/locale-choice.ts';
import { useMessages } from '#data/messages.ts';
import { usePageQuery, usePlace } from '#data/navigation.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import styles from './preferences.module.css';

interface OfferedLocale {
  readonly code: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

const languageOf = ({ code }: OfferedLocale) => catalogLanguage(code);

/** One locale of each language, and the regions of the page's language; all others apart. */
function groups(offered: readonly OfferedLocale[], locale: string) {
  const isFirst = (one: OfferedLocale) =>
    offered.find((other) => languageOf(other) === languageOf(one)) === one;
  const isOwn = (one: OfferedLocale) => languageOf(one) === catalogLanguage(locale);
  return {
    languages: offered.filter(isFirst),
    own: offered.filter((one) => isOwn(one) && !isFirst(one)),
    others: offered.filter((one) => !isOwn(one) && !isFirst(one)),
  };
}

// The server knows neither the rest of this visitor's query nor the hash: both join the address before the link is used.
function joinAddress({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) {
  link.search = window.location.search;
  link.hash = window.location.hash;
}

function LanguageLink({ of: { code, name, direction }, isShort }: { of: OfferedLocale; isShort: boolean }) {
  const { locale, localeSetup } = useServices();
  const place = usePlace();
  const query = usePageQuery();
  return (
    <a
      href={`${fullPath(localeSetup, code, place)}${query}`}
      hrefLang={languageTag(code)}
      lang={languageTag(code)}
      dir={direction}
      aria-current={code === locale ? 'true' : undefined}
      onPointerDown={joinAddress}
      onFocus={joinAddress}
      onClick={(event) => {
        joinAddress(event);
        chooseLocale(code);
      }}
    >
      {isShort ? (
        <>
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="vh">{name}</span>
        </>
      ) : (
        name
      )}
    </a>
  );
}

/**
 * The page in each of the product's languages and in every region, those of other languages under a line that unfolds
 * them. If there is little room: the languages and the page's own region, by their codes.
 */
export function LanguageLinks({ isShort = false }: { isShort?: boolean }) {
  const t = useMessages();
  const { locale, localeSetup } = useServices();
  const { data } = useQuery(systemQuery());
  const offered = (data?.locales ?? []).filter(({ code }) => localeSetup.locales.includes(code));
  const { languages, own, others } = groups(offered, locale);
  const shown = [...languages, ...own.filter(({ code }) => !isShort || code === locale)];
  const linkTo = (one: OfferedLocale) => <LanguageLink key={one.code} of={one} isShort={isShort} />;
  return (
    <nav
      className={styles.languages}
      data-short={isShort ? '' : undefined}
      aria-label={t('preferences.language')}
    >
      {shown.map(linkTo)}
      {!isShort && others.length > 0 && (
        <details className={styles.regions}>
          <summary>
            {t('preferences.regions')}
            <Icon name="chevron-down" />
          </summary>
          <div>{others.map(linkTo)}</div>
        </details>
      )}
    </nav>
  );
}
