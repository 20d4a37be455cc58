import { useRouter, useRouterState } from '@tanstack/react-router';
import { Icon, type IconName } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { PLACES } from '#data/navigation.ts';
import { signOut } from '#data/session.ts';
import styles from './page.module.css';

export interface SectionLink {
  /** Element that the link leads to, and hash of its address. */
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
}

/** Links to the sections of the page, and the way out: beside them if there is room, else above them. */
export function AccountNav({ sections }: { sections: readonly SectionLink[] }) {
  const t = useMessages();
  const router = useRouter();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const current = sections.find(({ id }) => id === hash) ?? sections[0];
  const leave = () => void signOut('wanted', () => void router.navigate({ to: PLACES.home }));
  return (
    <nav className={styles.nav} aria-label={t('profile.sections')}>
      {sections.map(({ id, icon, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current?.id ? 'location' : undefined}>
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
