import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import styles from './legal-foot.module.css';

/** Age sign, licence and help at the end of every page. */
export function LegalFoot() {
  const text = useMessages();
  const { data } = useQuery(systemQuery());
  if (!data) return null;
  const { age_limit: age, licence, help_url: help } = data.platform_settings;
  return (
    <footer className={styles.foot}>
      <span className={styles.age}>
        <bdi>{text('shell.foot.age', { age })}</bdi>
      </span>
      <p>
        {text('shell.foot.ageText', { age })} {licence}
      </p>
      {help && (
        <a href={help} rel="noopener noreferrer" target="_blank">
          {text('shell.foot.help')}
        </a>
      )}
    </footer>
  );
}
