import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session-state.ts';
import { useOffers } from '#data/use-offers.ts';
import { CardFrame } from '#parts/bonus-card/card-frame.tsx';
import { PromoForm } from '#parts/promo-code/promo-form.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import styles from './placed.module.css';

/** The form for promo codes; a visitor signs in first. */
export function PromoBlock() {
  const t = useMessages();
  const { status } = useSession();
  if (!useOffers('bonuses')) return null;
  return (
    <div className={styles.one}>
      <CardFrame icon="ticket-percent" kind={t('bonuses.promo.title')} name={null} headline={null} level="h2">
        <p>{t('bonuses.promo.about')}</p>
        {status === 'LOGGED_IN' && <PromoForm />}
        {status === 'NOT_LOGGED_IN' && <SignInButton>{t('account.signIn')}</SignInButton>}
      </CardFrame>
    </div>
  );
}
