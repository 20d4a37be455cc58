import { useQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import styles from './auth-form.module.css';

const DEFAULT_AGE = 18;

/** Who may bet, and where there is help. */
export function ResponsibleNote() {
  const t = useMessages();
  const { data } = useQuery(systemQuery());
  const settings = data?.platform_settings;
  const age = settings?.age_limit ?? DEFAULT_AGE;
  return (
    <p className={styles.responsible}>
      <b>
        <bdi>{localizeNumber(age, t.locale)}+</bdi>
      </b>{' '}
      {t('signUp.age', { age })}{' '}
      {settings && (
        <a href={settings.help_url} target="_blank" rel="noreferrer">
          {t('signUp.help')}
        </a>
      )}
    </p>
  );
}
