import { localizeNumber } from '@touchline/i18n';
import { Icon } from '@touchline/ui';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import type { MatchView } from '#data/views.ts';
import { matchName } from './match-name.ts';
import styles from './more-link.module.css';

/** How many more markets a match has, and the way to them; nothing where its row shows all. */
export function MoreLink({ match, href }: { match: MatchView; href: string }) {
  const messages = useMessages();
  const state = useMatchState(match.id);
  const more = (state?.marketsCount ?? match.available_markets_count) - 1;
  if (more < 1) return null;
  return (
    <a
      className={styles.more}
      href={href}
      aria-label={messages('book.row.more', {
        count: more,
        match: matchName(match),
      })}
    >
      <bdi>+{localizeNumber(more, messages.locale)}</bdi>
      <Icon name="chevron-right" size="s" flip />
    </a>
  );
}
