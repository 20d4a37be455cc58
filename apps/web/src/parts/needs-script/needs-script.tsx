import { Empty, type IconName } from '@touchline/ui';
import type { ReactNode } from 'react';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefHome } from '#data/navigation.ts';
import styles from './needs-script.module.css';

interface NeedsScriptProps {
  readonly icon: IconName;
  readonly titleKey: PlainKey;
  /** What stands here until the script has come; without one it would stay. */
  readonly children: ReactNode;
}

/** A place that a script fills: without one it says what it needs, and where to go instead. */
export function NeedsScript({ icon, titleKey, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>{import.meta.env.SSR && <Note icon={icon} titleKey={titleKey} />}</noscript>
      <div className={styles.waiting}>{children}</div>
    </>
  );
}

function Note({ icon, titleKey }: Pick<NeedsScriptProps, 'icon' | 'titleKey'>) {
  const t = useMessages();
  return (
    <Empty
      icon={icon}
      title={t(titleKey)}
      action={
        <a className={styles.link} href={hrefHome()}>
          {t('error.page.home')}
        </a>
      }
    >
      {t('noscript.text')}
    </Empty>
  );
}
