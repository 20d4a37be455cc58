import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { BlockProps } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { MatchListSkeleton } from '#parts/match-row/match-row-skeleton.tsx';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';

const Listed = lazy(async () => {
  const [{ FavouritesList }] = await Promise.all([import('./favourites-list.tsx'), laterMessages()]);
  return { default: FavouritesList };
});
const SignedOut = lazy(async () => {
  const [{ FavouritesSignedOut }] = await Promise.all([import('./notices.tsx'), laterMessages()]);
  return { default: FavouritesSignedOut };
});

const ROWS = 4;

/** What the player marked. Whose favourites these are is only known in the browser: the server shows the frame. */
export function View({ settings, page, zone, block }: BlockProps<{ limit: number; title: boolean }>) {
  const messages = useMessages();
  const ref = useRef<HTMLElement>(null);
  const isPage = page.page === 'favorites' && zone === 'main';
  const Heading = isPage ? 'h1' : 'h2';
  const id = `${block.id}-title`;
  return (
    <section ref={ref} aria-labelledby={settings.title ? id : undefined}>
      {settings.title && (
        <div className="sec-head">
          <Heading id={id} tabIndex={-1}>
            {messages('page.favorites.title')}
          </Heading>
        </div>
      )}
      <Whose>
        <Listed
          id={block.id}
          limit={settings.limit}
          isNarrow={zone !== 'main'}
          scope={zone === 'main' ? page : {}}
          root={ref}
        />
      </Whose>
    </section>
  );
}

/** Shows a player his list, a visitor the way in, and its frame until it is known who looks. */
function Whose({ children }: { children: React.ReactNode }) {
  const { status } = useSession();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const isKnown = isMounted && (status === 'LOGGED_IN' || status === 'NOT_LOGGED_IN');
  const waiting = <MatchListSkeleton rows={ROWS} />;
  if (!isKnown)
    return (
      <NeedsScript icon="star" titleKey="noscript.favorites">
        {waiting}
      </NeedsScript>
    );
  return <Suspense fallback={waiting}>{status === 'LOGGED_IN' ? children : <SignedOut />}</Suspense>;
}
