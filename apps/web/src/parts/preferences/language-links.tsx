import { useQuery } from '@tanstack/react-query';
import { catalogLanguage, languageTag } from '@touchline/i18n';
import type { MouseEvent } from 'react';
import { fullPath } from '#data/locale.ts';
import { chooseLocale } from '#data/locale-choice.ts';
import { useMessages } from '#data/messages.ts';
import { usePlace } from '#data/navigation.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import styles from './preferences.module.css';

// The server knows no query of this visitor, so it joins the address when the link is followed.
function choose(event: MouseEvent<HTMLAnchorElement>, locale: string) {
  event.currentTarget.search = window.location.search;
  event.currentTarget.hash = window.location.hash;
  chooseLocale(locale);
}

/**
 * The page in each of the product's languages, and in the regions of its own; where there is little room, by their codes and
 * without the regions.
 */
export function LanguageLinks({ isShort = false }: { isShort?: boolean }) {
  const t = useMessages();
  const { locale, localeSetup } = useServices();
  const place = usePlace();
  const { data } = useQuery(systemQuery());
  const offered = (data?.locales ?? []).filter(({ code }) => localeSetup.locales.includes(code));
  const languageOf = ({ code }: { code: string }) => catalogLanguage(code);
  const languages = offered.filter(
    (one, nth) => offered.findIndex((first) => languageOf(first) === languageOf(one)) === nth,
  );
  const regions = offered.filter((one) =>
    isShort ? one.code === locale : languageOf(one) === catalogLanguage(locale),
  );
  return (
    <nav
      className={styles.languages}
      data-short={isShort ? '' : undefined}
      aria-label={t('preferences.language')}
    >
      {[...new Set([...languages, ...regions])].map(({ code, name, direction }) => (
        <a
          key={code}
          href={fullPath(localeSetup, code, place)}
          hrefLang={languageTag(code)}
          lang={languageTag(code)}
          dir={direction}
          aria-current={code === locale ? 'true' : undefined}
          onClick={(event) => choose(event, code)}
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
      ))}
    </nav>
  );
}
