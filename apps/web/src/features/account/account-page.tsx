import { Empty } from '@touchline/ui';
import type { ComponentType, ReactNode } from 'react';
import { useCapability } from '#data/capability.ts';
import { useMessages } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { AccountFrame } from '#parts/account-frame/account-frame.tsx';
import type { SectionLink } from '#parts/account-frame/account-nav.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { ConsentSection } from './consent-section.tsx';
import { CookieSection } from './cookie-section.tsx';
import { DataSection } from './data-section.tsx';
import { PlayerSessions } from './lists/player-sessions.tsx';
import styles from './page/page.module.css';
import { StatusSection } from './page/status-section.tsx';
import { useStatus } from './page/use-status.ts';
import { PlayerAccounts } from './player-accounts.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The account of the player, or the way to sign in when there is none, also after the session ended here. */
export function AccountPage({ Waiting }: { Waiting: ComponentType }) {
  const t = useMessages();
  const { status, user } = useSession();
  if (status === 'NOT_LOGGED_IN') {
    return (
      <Empty
        icon="circle-user-round"
        title={t('profile.signedOut.title')}
        action={<SignInButton>{t('account.signIn')}</SignInButton>}
      >
        {t('profile.signedOut.text')}
      </Empty>
    );
  }
  if (status !== 'LOGGED_IN' || !user) return <Waiting />;
  return <Sections />;
}

interface Section extends SectionLink {
  readonly content: ReactNode;
}

function Sections() {
  const t = useMessages();
  const hasSessions = useCapability('sessions');
  const hasConsents = useCapability('consents');
  const hasData = [useCapability('export'), useCapability('erasure')].includes(true);
  const status = useStatus();
  const sections: Section[] = [
    { id: 'profile', icon: 'user-round', title: t('profile.title'), content: <ProfileSection /> },
    { id: 'balances', icon: 'wallet', title: t('currencies.title'), content: <PlayerAccounts isSection /> },
  ];
  if (status.kind !== 'none')
    sections.push({
      id: 'points',
      icon: 'trophy',
      title: t('points.title'),
      content: <StatusSection state={status} />,
    });
  if (hasConsents)
    sections.push({ id: 'offers', icon: 'bell', title: t('consents.title'), content: <ConsentSection /> });
  sections.push({
    id: 'cookies',
    icon: 'sliders-horizontal',
    title: t('consent.title'),
    content: <CookieSection />,
  });
  if (hasSessions)
    sections.push({ id: 'devices', icon: 'list', title: t('sessions.title'), content: <PlayerSessions /> });
  if (hasData) sections.push({ id: 'data', icon: 'lock', title: t('data.title'), content: <DataSection /> });
  return (
    <AccountFrame place="account" sections={sections}>
      <div className={styles.sections}>
        {sections.map(({ id, title, content }) => (
          <section key={id} id={id} className={styles.card} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </AccountFrame>
  );
}
