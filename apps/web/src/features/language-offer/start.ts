import type { Stop } from '@touchline/client/live';
import { LANGUAGE_OFFERS } from '@touchline/i18n/language-offers';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { switchLocale } from '#data/locale.ts';
import { chooseLocale } from '#data/locale-choice.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';
import { readStored, writeStored } from '#data/storage.ts';
import { chooseOffer } from './choose-offer.ts';
import { OfferLine } from './offer-line.tsx';

type Offer = NonNullable<ReturnType<typeof chooseOffer>>;

/** The line stands outside of the page's own tree, so that no page waits for it. */
function showOffer({ locale, language }: Offer, services: Services, hide: () => void): Root {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const address = () => {
    const { pathname, search, hash } = window.location;
    return switchLocale(services.localeSetup, locale, `${pathname}${search}${hash}`);
  };
  const line = createElement(OfferLine, {
    locale,
    texts: LANGUAGE_OFFERS[language],
    href: address(),
    onTake: () => {
      chooseLocale(locale);
      return address();
    },
    onClose: () => {
      writeStored('locale', services.locale);
      hide();
    },
  });
  root.render(line);
  return root;
}

/** Offers the reader's language where the page's is another: the browser's, or that of the account that signs in. */
export function startLanguageOffer(services: Services): Stop {
  let shown: Root | undefined;
  let wasSignedOut = false;
  const hide = () => {
    shown?.unmount();
    shown = undefined;
  };
  const look = () => {
    const { status, user } = currentSession();
    if (status !== 'LOGGED_IN' && status !== 'NOT_LOGGED_IN') return;
    hide();
    const offer = chooseOffer({
      page: services.locale,
      offered: services.localeSetup.locales,
      wanted: navigator.languages,
      chosen: readStored('locale'),
      account: user?.language ?? null,
      isNew: wasSignedOut && status === 'LOGGED_IN',
    });
    wasSignedOut = status === 'NOT_LOGGED_IN';
    if (offer) shown = showOffer(offer, services, hide);
  };
  const stop = onAuthStatus(look);
  look();
  return () => {
    stop();
    hide();
  };
}
