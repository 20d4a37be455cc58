import { useRouter, useRouterState } from '@tanstack/react-router';
import { Icon, type IconName } from '@touchline/ui';
import { useCanDeposit } from '#data/auth-actions.ts';
import { useCapability } from '#data/capability.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { signOut } from '#data/session.ts';
import styles from './account-frame.module.css';

export interface SectionLink {
  /** Element that the link leads to, and hash of its address. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
}

export type AccountPlace = 'account' | 'wallet' | 'limits';

interface PageLink {
  readonly place: AccountPlace;
  readonly icon: IconName;
  readonly titleKey: PlainKey;
}

const PAGES: readonly PageLink[] = [
  { place: 'account', icon: 'user-round', titleKey: 'page.account.title' },
  { place: 'wallet', icon: 'wallet', titleKey: 'page.wallet.title' },
  { place: 'limits', icon: 'gauge', titleKey: 'page.limits.title' },
];

/** Pages of an account that the backend has. */
function useAccountPages(): readonly PageLink[] {
  const hasLimits = [useCapability('user_limits'), useCapability('breaks')].includes(true);
  const has = { account: true, wallet: useCanDeposit(), limits: hasLimits };
  return PAGES.filter(({ place }) => has[place]);
}

/** Links to the pages of an account, to the sections of this one, and the way out: beside them if there is room, else above them. */
export function AccountNav({
  place,
  sections,
}: {
  readonly place: AccountPlace;
  readonly sections: readonly SectionLink[];
}) {
  const t = useMessages();
  const router = useRouter();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const pages = useAccountPages();
  const current = sections.find(({ id }) => id === hash);
  const leave = () => void signOut('wanted', () => void router.navigate({ to: PLACES.home }));
  return (
    <nav className={styles.nav} aria-label={t('profile.sections')}>
      {pages.map((page) => (
        <a
          key={page.place}
          href={hrefOf(PLACES[page.place])}
          aria-current={page.place === place && !current ? 'page' : undefined}
        >
          <Icon name={page.icon} />
          {t(page.titleKey)}
        </a>
      ))}
      {sections.map(({ id, icon, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.section}
          aria-current={id === current?.id ? 'location' : undefined}
        >
          <Icon name={icon} />
          {title}
        </a>
      ))}
      <button type="button" onClick={leave}>
        <Icon name="log-out" flip />
        {t('account.signOut')}
      </button>
    </nav>
  );
}
