import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';

const WalletPage = deferred(() => import('./money/wallet-page.tsx').then((module) => module.WalletPage));

/** The page of a player's money. Whose it is, is only known in the browser: the server shows the frame of the page. */
export function View() {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <section aria-labelledby="wallet-title">
      <div className="sec-head">
        <h1 id="wallet-title">{t('page.wallet.title')}</h1>
      </div>
      {isMounted ? (
        <WalletPage />
      ) : (
        <NeedsScript icon="wallet" titleKey="noscript.wallet">
          {null}
        </NeedsScript>
      )}
    </section>
  );
}
