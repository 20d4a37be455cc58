import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { hrefHome } from '#data/navigation.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import styles from './navigation.module.css';

export interface BrandLogoSettings {
  readonly show_name: boolean;
}

const OWN_MARK = 'M8 4.5v17M8 13h10.5M18.5 4.5a8.5 8.5 0 0 0 0 17';

/** The operator's mark and name; leads home. */
export function BrandLogo({ settings }: BlockProps<BrandLogoSettings>) {
  const messages = useMessages();
  const { queryClient } = useServices();
  const operator = queryClient.getQueryData(systemQuery().queryKey)?.platform_settings;
  const brand = operator?.brand ?? 'Touchline';
  return (
    <a className={styles.logo} href={hrefHome()} aria-label={messages('book.nav.logo', { brand })}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <rect className={styles.paint} width="26" height="26" rx="6" />
        <path className={styles.stroke} d={operator?.mark ?? OWN_MARK} />
      </svg>
      {settings.show_name && <span>{brand}</span>}
    </a>
  );
}
