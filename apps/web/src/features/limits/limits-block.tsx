import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';

const LimitsPage = deferred(() => import('./limits-page.tsx').then((module) => module.LimitsPage));

/** The page of a player's limits. Whose it is, is only known in the browser: the server shows the frame of the page. */
export function View() {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <section aria-labelledby="limits-title">
      <div className="sec-head">
        <h1 id="limits-title">{t('page.limits.title')}</h1>
      </div>
      {isMounted ? (
        <LimitsPage />
      ) : (
        <NeedsScript icon="gauge" titleKey="noscript.limits">
          {null}
        </NeedsScript>
      )}
    </section>
  );
}
