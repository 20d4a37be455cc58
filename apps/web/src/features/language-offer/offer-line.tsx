import { directionOf, languageTag } from '@touchline/i18n';
import type { LanguageOffer } from '@touchline/i18n/language-offers';
import styles from './language-offer.module.css';

interface OfferLineProps {
  readonly locale: string;
  readonly texts: LanguageOffer;
  readonly href: string;
  /** Notes the choice and says where the page stands by then. */
  readonly onTake: () => string;
  readonly onClose: () => void;
}

/** One line with the page in another language, and a button that sends it away for good. */
export function OfferLine({ locale, texts, href, onTake, onClose }: OfferLineProps) {
  const tag = languageTag(locale);
  return (
    // It stands by the page's direction, away from the slip, and reads by its own.
    <aside className={styles.place} lang={tag} aria-label={texts.view}>
      <div className={styles.line} dir={directionOf(locale)}>
        <a
          href={href}
          hrefLang={tag}
          onClick={({ currentTarget }) => {
            currentTarget.href = onTake();
          }}
        >
          {texts.view}
        </a>
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
    </aside>
  );
}
