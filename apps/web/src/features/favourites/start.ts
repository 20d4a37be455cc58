import type { Stop } from '@touchline/client/live';
import { askToSignIn } from '#data/auth-actions.ts';
import type { FavouriteKey } from '#data/favourite-toggles.ts';
import {
  FAVOURITE_TYPES,
  favouriteIdsQuery,
  favourites,
  isOfFavouriteIds,
  onFavourites,
} from '#data/favourites.ts';
import { laterMessages } from '#data/later-messages.ts';
import { notify } from '#data/notices.ts';
import type { Services } from '#data/services.ts';
import { currentSession, onAuthStatus } from '#data/session.ts';
import { paintStars, pressedStar, watchStars } from './stars.ts';

/** Loads the player's favourites; notifies of a failure unless a list on screen shows it. */
async function load({ queryClient }: Services): Promise<void> {
  if (currentSession().status !== 'LOGGED_IN') return;
  const read = FAVOURITE_TYPES.map((type) => queryClient.fetchQuery(favouriteIdsQuery(type)));
  const isFailed = (await Promise.allSettled(read)).some(({ status }) => status === 'rejected');
  const isShown = FAVOURITE_TYPES.some((type) =>
    queryClient
      .getQueryCache()
      .find({ queryKey: favouriteIdsQuery(type).queryKey })
      ?.isActive(),
  );
  if (isFailed && !isShown && currentSession().status === 'LOGGED_IN')
    notify({ kind: 'error', titleKey: 'favourites.error.title', descriptionKey: 'favourites.error.text' });
}

/** What a visitor pressed is marked once he has signed in, unless he closed the door and went on. */
let awaited: FavouriteKey | null = null;

function press(key: FavouriteKey) {
  const { status } = currentSession();
  if (status === 'LOGGED_IN') return void favourites.set(key, !favourites.isOn(key));
  awaited = key;
  if (status !== 'NOT_LOGGED_IN' || askToSignIn()) return;
  awaited = null;
  notify({
    kind: 'info',
    titleKey: 'favourites.signedOut.title',
    descriptionKey: 'favourites.signedOut.text',
  });
}

function takeClick({ target }: Event) {
  const key = pressedStar(target);
  if (key) return press(key);
  // Most clicks are taps on prices: the whole page is looked through only where a star waits.
  if (awaited === null || currentSession().status !== 'NOT_LOGGED_IN') return;
  if (!document.querySelector('[role=dialog],dialog')) awaited = null;
}

async function followPlayer(services: Services) {
  const { status } = currentSession();
  if (status === 'NOT_LOGGED_IN' && awaited) askToSignIn();
  if (status !== 'LOGGED_IN') return;
  const key = awaited;
  awaited = null;
  await load(services);
  if (key) await favourites.set(key, true);
}

/** Favourites begin: one listener for every star, and the stars filled with what the player has marked. */
export async function startFavourites(services: Services): Promise<Stop> {
  await laterMessages();
  const paint = (root: ParentNode) => paintStars(root, favourites.isOn);
  const paintAll = () => paint(document);
  const look = () => document.visibilityState === 'visible' && void load(services);
  const stops = [
    onFavourites(paintAll),
    // A visitor has none to fill.
    watchStars((root) => currentSession().status === 'LOGGED_IN' && paint(root)),
    onAuthStatus(() => void followPlayer(services)),
    services.queryClient.getQueryCache().subscribe(({ type, query }) => {
      if ((type === 'updated' || type === 'removed') && isOfFavouriteIds(query.queryKey)) paintAll();
    }),
  ];
  document.addEventListener('click', takeClick);
  document.addEventListener('visibilitychange', look);
  document.documentElement.dataset.stars = '';
  void followPlayer(services);
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('click', takeClick);
    document.removeEventListener('visibilitychange', look);
    delete document.documentElement.dataset.stars;
  };
}
