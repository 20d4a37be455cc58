import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Switch } from '@touchline/ui';
import { changeConsent, consentsQuery } from '#data/consents.ts';
import { useMessages } from '#data/messages.ts';
import { CHANNEL_NAMES } from './fields/consent-fields.tsx';
import styles from './page/page.module.css';

/** Marketing that the player agreed to, by channel. */
export function ConsentSection() {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(consentsQuery());
  if (isPending) return <Skeleton width="half" />;
  if (!data)
    return (
      <div className={styles.offer} role="status">
        <p>{t('consents.failed')}</p>
        <Button size="s" onClick={() => void refetch()}>
          {t('notifications.error.again')}
        </Button>
      </div>
    );
  return (
    <div>
      {data.map(({ channel, given }) => (
        <Switch
          key={channel}
          label={t(CHANNEL_NAMES[channel])}
          checked={given}
          onChange={(isGiven) => void changeConsent(channel, isGiven)}
        />
      ))}
    </div>
  );
}
