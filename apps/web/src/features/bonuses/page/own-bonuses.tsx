import { useEffect, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';

const BonusesPage = deferred(() => import('./bonuses-page.tsx').then((module) => module.BonusesPage));

/** The page of a player's bonuses. Whose it is, is only known in the browser: the server shows the frame of the page. */
export function OwnBonuses() {
  const t = useMessages();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <section aria-labelledby="bonuses-title">
      <div className="sec-head">
        <h1 id="bonuses-title">{t('page.bonuses.title')}</h1>
      </div>
      {isMounted ? (
        <BonusesPage />
      ) : (
        <NeedsScript icon="gift" titleKey="noscript.bonuses">
          {null}
        </NeedsScript>
      )}
    </section>
  );
}
