import { useEffect, useState } from 'react';
import type { BlockProps } from '#data/block.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { deferred } from '#parts/deferred/deferred.tsx';
import { MatchListSkeleton } from '#parts/match-row/match-row-skeleton.tsx';

const ROWS = 4;
const Waiting = () => <MatchListSkeleton rows={ROWS} />;

const Listed = deferred(() => import('./favourites-list.tsx').then((module) => module.FavouritesList), {
  Fallback: Waiting,
});
const SignedOut = deferred(() => import('./notices.tsx').then((module) => module.FavouritesSignedOut), {
  Fallback: Waiting,
});

/** What the player marked. Whose favourites these are is only known in the browser: the server shows the frame. */
export function View({ settings, page, zone, block }: BlockProps<{ limit: number; title: boolean }>) {
  const messages = useMessages();
  const isPage = page.page === 'favorites' && zone === 'main';
  const Heading = isPage ? 'h1' : 'h2';
  const id = `${block.id}-title`;
  return (
    <section aria-labelledby={settings.title ? id : undefined} data-focus-next="h1, h2">
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
  if (!isKnown) return <Waiting />;
  return status === 'LOGGED_IN' ? children : <SignedOut />;
}
