import { useSuspenseQuery } from '@tanstack/react-query';
import { formatDateTime } from '@touchline/i18n';
import { useMessages } from '#data/messages.ts';
import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';
import styles from './price-time.module.css';

/**
 * Without scripts a page cannot renew its prices, so it says how old they are. Where there are scripts nothing of it is
 * made: the first time that a browser writes costs it more than all rows of a list.
 */
export function PriceTime() {
  return <noscript>{import.meta.env.SSR && <PriceTimeNote />}</noscript>;
}

function PriceTimeNote() {
  const text = useMessages();
  const { locale, renderedAt } = useServices();
  const { data } = useSuspenseQuery(systemQuery());
  const time = formatDateTime(renderedAt, locale, data.platform_settings.time_zone);
  return <p className={styles.note}>{text('shell.noscript', { time })}</p>;
}
