import { buttonClass } from '@touchline/ui';
import { CHOOSE } from '#data/consent-answer.ts';
import { useMessages } from '#data/messages.ts';
import styles from './page/page.module.css';

/** What the player agreed to keep in this browser. The head script opens the drawer. */
export function CookieSection() {
  const t = useMessages();
  return (
    <div className={styles.offer}>
      <p>{t('consent.text')}</p>
      <button type="button" className={buttonClass()} data-agree={CHOOSE}>
        {t('consent.settings')}
      </button>
    </div>
  );
}
