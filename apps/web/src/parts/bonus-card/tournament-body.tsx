import type { Bonus } from '@touchline/contract';
import { useSession } from '#data/session-state.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import cards from './card.module.css';
import { Leaderboard } from './leaderboard.tsx';

const MOST_PRIZES = 3;

/** A tournament's standing: none before it begins, the final one once its prizes are decided. A visitor reads its prizes. */
export function TournamentBody({ bonus }: { readonly bonus: Bonus }) {
  const { t } = useBonusWords();
  const { status } = useSession();
  const { tournament } = bonus;
  if (status !== 'LOGGED_IN') return <Prizes bonus={bonus} />;
  if (tournament?.state === 'created')
    return (
      <>
        <p className={cards.note}>{t('bonuses.poolBegins')}</p>
        <Prizes bonus={bonus} />
      </>
    );
  return (
    <>
      {tournament?.state === 'finished' && (
        <p className={cards.note}>{t(tournament.is_final ? 'bonuses.poolFinal' : 'bonuses.poolSettling')}</p>
      )}
      <Leaderboard bonus={bonus} />
    </>
  );
}

/** What the first places win at the pool as it is. */
function Prizes({ bonus: { tournament, bet_conditions: bet } }: { readonly bonus: Bonus }) {
  const { t, money, count } = useBonusWords();
  const { currency } = bet;
  if (!tournament || currency === null || tournament.prizes.length === 0) return null;
  const prizes = tournament.prizes.slice(0, MOST_PRIZES);
  const places = prizes.map((amount, index) => ({ amount, place: index + 1 }));
  return (
    <ul className={cards.rewards} aria-label={t('bonuses.prizes')}>
      {places.map(({ amount, place }) => (
        <li key={place}>{t('bonuses.prize', { place: count(place), amount: money(amount, currency) })}</li>
      ))}
    </ul>
  );
}
