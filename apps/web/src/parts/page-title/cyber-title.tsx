import { useQuery } from '@tanstack/react-query';
import { localizeNumber } from '@touchline/i18n';
import { ChipLink, Chips, Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import { hrefSport } from '#data/navigation.ts';
import { countersQuery, sportsQuery } from '#data/queries.ts';
import { sportIcon } from '../sport-icon.ts';
import styles from './page-title.module.css';

/** The title of the page about all cyber sports, and the way to each. */
export function CyberTitle() {
  const messages = useMessages();
  const sports = useQuery(sportsQuery()).data ?? [];
  const counters = useQuery(countersQuery()).data;
  const totalOf = (sportId: string) => counters?.sports.find(({ id }) => id === sportId)?.total ?? 0;
  const shown = sports.filter(({ type }) => type === 'cyber').sort((a, b) => a.priority - b.priority);
  return (
    <>
      <div className={styles.title}>
        <Icon name="gamepad-2" size="l" />
        <div>
          <h1>{messages('book.nav.esports')}</h1>
        </div>
      </div>
      <Chips label={messages('book.nav.esports')}>
        {shown.map(({ id, key, name }) => (
          <ChipLink
            key={id}
            href={hrefSport(key)}
            count={localizeNumber(String(totalOf(id)), messages.locale)}
          >
            <Icon name={sportIcon(key)} />
            {name}
          </ChipLink>
        ))}
      </Chips>
    </>
  );
}
