import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import styles from './break.module.css';

/** Where there is help with gambling: the organisations of the operator, else the one address of the settings. */
export function HelpLinks() {
  const t = useMessages();
  const { data } = useQuery(systemQuery());
  const settings = data?.platform_settings;
  const own = settings ? [{ name: t('legal.help'), url: settings.help_url }] : [];
  const named = settings?.legal?.help.map(({ name, url }) => ({ name: t('legal.helpBy', { name }), url }));
  const links = named && named.length > 0 ? named : own;
  return (
    <p className={styles.help}>
      {links.map(({ name, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
