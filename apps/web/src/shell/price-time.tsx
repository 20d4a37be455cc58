import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDateTime } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { type Services, useServices } from '#data/services.ts';
import styles from './price-time.module.css';

/**
 * Without scripts a page cannot renew its prices, so it says how old they are, if it has any. Where there are scripts nothing of it is
 * made: the first time that a browser writes costs it more than all rows of a list.
 */
export function PriceTime() {
  // The class stands where the browser's build sees it: styles that it does not use are left out.
  return <noscript className={styles.note}>{import.meta.env.SSR && <PriceTimeNote />}</noscript>;
}

const hasPrices = ({ seeds }: Services) => seeds.some((matches) => matches.some(({ m }) => m.length > 0));

function PriceTimeNote() {
  const text = useMessages();
  const services = useServices();
  const { locale, renderedAt } = services;
  const { data } = useSuspenseQuery(systemQuery());
  if (!hasPrices(services)) return null;
  const time = formatDateTime(renderedAt, locale, data.platform_settings.time_zone);
  return <p>{text('shell.noscript', { time })}</p>;
}
