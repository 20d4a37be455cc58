import { useQuery } from '@tanstack/react-query';
import { jackpotsQuery } from '#data/jackpots.ts';
import { useMessages } from '#data/messages.ts';
import { useOffers } from '#data/use-offers.ts';
import cards from '#parts/bonus-card/card.module.css';
import styles from './jackpot.module.css';
import { JackpotCard } from './jackpot-card.tsx';

/** All jackpots; nothing where there are none. */
export function Jackpots() {
  const t = useMessages();
  const isOn = useOffers('jackpots');
  const { data: jackpots = [] } = useQuery({ ...jackpotsQuery(), enabled: isOn });
  if (!isOn || jackpots.length === 0) return null;
  return (
    <section id="jackpots" aria-labelledby="jackpots-title" className={styles.part}>
      <h2 id="jackpots-title">{t('jackpots.title')}</h2>
      <ul className={cards.cards}>
        {jackpots.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard jackpot={jackpot} />
          </li>
        ))}
      </ul>
    </section>
  );
}
