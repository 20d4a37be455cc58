import { Alert, Button, buttonClass, Empty } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefHome, hrefOf, PLACES } from '#data/navigation.ts';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';

/** What this place would hold, and the way in. */
export function FavouritesSignedOut() {
  const t = useMessages();
  return (
    <Empty
      icon="star"
      title={t('favourites.signedOut.title')}
      action={<SignInButton>{t('book.nav.signIn')}</SignInButton>}
    >
      {t('favourites.signedOut.text')}
    </Empty>
  );
}

/** The favourites did not come; what was marked is as it was. */
export function FavouritesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages();
  return (
    <Alert
      tone="error"
      title={t('favourites.error.title')}
      action={<Button onClick={onRetry}>{t('favourites.error.again')}</Button>}
    >
      {t('favourites.error.text')}
    </Alert>
  );
}

/** What this list would hold, and where favourites are found. */
export function NoFavourites() {
  const t = useMessages();
  return (
    <Empty
      icon="star"
      title={t('favourites.empty.title')}
      action={
        <a className={buttonClass()} href={hrefHome()}>
          {t('favourites.empty.browse')}
        </a>
      }
    >
      {t('favourites.empty.text')}
    </Empty>
  );
}

/** There are favourites, but none belongs to this page. */
export function NoFavouritesHere() {
  const t = useMessages();
  return (
    <Empty
      icon="star"
      title={t('lists.tab.noFavorites')}
      action={
        <a className={buttonClass()} href={hrefOf(PLACES.favorites)}>
          {t('lists.tab.everyFavorite')}
        </a>
      }
    />
  );
}
