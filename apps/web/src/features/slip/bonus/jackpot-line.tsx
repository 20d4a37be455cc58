import { useQuery } from '@tanstack/react-query';
import { joinTexts } from '@touchline/i18n';
import { jackpotNamesQuery } from '#data/jackpot-names.ts';
import { useMessages } from '#data/messages.ts';
import styles from './bonus.module.css';

/** The jackpots that a bet takes part in, once their names are known. */
export function JackpotLine({ ids }: { ids: readonly string[] }) {
  const t = useMessages();
  const { data } = useQuery({ ...jackpotNamesQuery(), enabled: ids.length > 0 });
  const names = ids.flatMap((id) => data?.get(id) ?? []);
  if (names.length === 0) return null;
  return <p className={styles.fine}>{t('slip.bonus.jackpots', { names: joinTexts(names, t.locale) })}</p>;
}
