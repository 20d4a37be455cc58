import { Skeleton } from '@touchline/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';
import styles from './page/page.module.css';

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width="third" />
    <Skeleton width="half" />
    <Skeleton width="half" />
  </div>
);
const AccountPage = deferred(() => import('./account-page.tsx').then((module) => module.AccountPage), {
  Fallback: Waiting,
});

/** The player's account. Whose it is is only known in the browser: the server shows the frame of the page. */
export function AccountBlock() {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <section aria-labelledby="account-title">
      <div className="sec-head">
        <h1 id="account-title">{t('page.account.title')}</h1>
      </div>
      {isMounted ? (
        <AccountPage Waiting={Waiting} />
      ) : (
        <NeedsScript icon="user-round" titleKey="noscript.account">
          <Waiting />
        </NeedsScript>
      )}
    </section>
  );
}
