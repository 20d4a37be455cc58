import { buttonClass } from '@touchline/ui';
import { useEffect, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { depositPageAddress } from '#data/deposit-addresses.ts';
import { useHeldSystem } from '#data/held-query.ts';
import { useMessages } from '#data/messages.ts';
import { shownTheme } from '#parts/preferences/shown-theme.ts';
import styles from './money.module.css';
import { useAskedAmount } from './use-asked-amount.ts';

/** Leads to the deposit page of the platform, by itself and by a link. */
export function PlatformPage({ props }: ModalProps) {
  const t = useMessages();
  const asked = useAskedAmount(props);
  const { platform, casino_parameters: parameters = [] } = useHeldSystem()?.platform_settings ?? {};
  const [address] = useState(() => {
    const reader = { href: window.location.href, locale: t.locale, theme: shownTheme() };
    return platform && depositPageAddress(platform, parameters, asked, reader);
  });
  useEffect(() => {
    if (address !== undefined) window.location.assign(address);
  }, [address]);
  return (
    <div className={styles.form}>
      <p className={styles.text} role="status">
        {t('deposit.toPage')}
      </p>
      <div className={styles.foot}>
        <a className={buttonClass({ kind: 'primary', size: 'l', wide: true })} href={address}>
          {t('deposit.toPageLink')}
        </a>
      </div>
    </div>
  );
}
