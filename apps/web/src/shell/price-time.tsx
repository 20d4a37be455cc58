import { formatDateTime, timeZoneName } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { type Services, useServices } from '#data/services.ts';
import { servedTimeZone } from '#data/time-zone.ts';
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
  if (!hasPrices(services)) return null;
  const timeZone = servedTimeZone(services);
  const time = `${formatDateTime(renderedAt, locale, timeZone)} ${timeZoneName(renderedAt, timeZone, locale)}`;
  return <p>{text('shell.noscript', { time })}</p>;
}
