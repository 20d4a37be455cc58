import { useQuery } from '@tanstack/react-query';
import { Empty, Skeleton } from '@touchline/ui';
import { publicBonusesQuery } from '#data/bonuses.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { useOffers } from '#data/use-offers.ts';
import { AccountFrame } from '#parts/account-frame/account-frame.tsx';
import { BonusCards } from '#parts/bonus-card/bonus-cards.tsx';
import { Jackpots } from '#parts/jackpot/jackpots.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { BonusTabs } from './bonus-tabs.tsx';
import styles from './page.module.css';

/** What a player holds, can activate and had; for a visitor what is public, and the way to sign in. */
export function BonusesPage() {
  const t = useMessages();
  const { status } = useSession();
  const hasBonuses = useOffers('bonuses');
  const hasJackpots = useOffers('jackpots');
  if (!hasBonuses && !hasJackpots)
    return (
      <Empty icon="gift" title={t('bonuses.off.title')}>
        {t('bonuses.off.text')}
      </Empty>
    );
  if (status === 'NOT_LOGGED_IN')
    return (
      <div className={styles.visitor}>
        <Empty
          icon="gift"
          title={t('bonuses.signedOut.title')}
          action={<SignInButton>{t('account.signIn')}</SignInButton>}
        >
          {t('bonuses.signedOut.text')}
        </Empty>
        {hasBonuses && <PublicBonuses />}
        <Jackpots />
      </div>
    );
  if (status !== 'LOGGED_IN') return <Waiting />;
  return <AccountFrame place="bonuses">{hasBonuses ? <BonusTabs /> : <Jackpots />}</AccountFrame>;
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width="third" />
    <Skeleton width="half" />
  </div>
);

function PublicBonuses() {
  const t = useMessages();
  const { data: bonuses = [] } = useQuery(publicBonusesQuery());
  if (bonuses.length === 0) return null;
  return (
    <section aria-labelledby="bonuses-public" className={styles.part}>
      <h2 id="bonuses-public">{t('bonuses.offers')}</h2>
      <BonusCards bonuses={bonuses} />
    </section>
  );
}
