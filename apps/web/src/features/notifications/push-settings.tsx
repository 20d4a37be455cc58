import { useQuery } from '@tanstack/react-query';
import { PUSH_KINDS, type PushKind } from '@touchline/contract/constants';
import { Button, Skeleton, Switch } from '@touchline/ui';
import { useState } from 'react';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { choosePushKinds, leaveThisDevice, ownDeviceQuery, tellThisDevice } from '#data/push.ts';
import styles from './push-settings.module.css';

const NAMES: Readonly<Record<PushKind, PlainKey>> = {
  bet_settled: 'push.kind.betSettled',
  kick_off: 'push.kind.kickOff',
  goal: 'push.kind.goal',
};

/** What this device is told of while the product is closed. Only a tap here asks for permission. */
export function PushSettings() {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(ownDeviceQuery());
  if (isPending) return <Skeleton width="full" />;
  if (data) return <Device {...data} />;
  return (
    <div role="status" className={styles.settings}>
      <p>{t('error.default')}</p>
      <Button size="s" onClick={() => void refetch()}>
        {t('notifications.error.again')}
      </Button>
    </div>
  );
}

function Device({ publicKey, kinds }: { publicKey: string; kinds: readonly PushKind[] | null }) {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<PlainKey | null>(
    Notification.permission === 'denied' ? 'push.denied' : null,
  );
  // A browser may take the permission back while the subscription stands.
  const isOn = kinds !== null && Notification.permission === 'granted';
  const change = async (isWanted: boolean) => {
    if (isBusy) return;
    setBusy(true);
    const outcome = isWanted ? await tellThisDevice(publicKey) : await leaveThisDevice();
    setBusy(false);
    const hasFailed = outcome === 'failed' || outcome === false;
    setTrouble(outcome === 'denied' ? 'push.denied' : hasFailed ? 'error.default' : null);
  };
  return (
    <div className={styles.settings} aria-busy={isBusy}>
      <Switch label={t('push.switch')} checked={isOn} onChange={(isWanted) => void change(isWanted)} />
      <p className={styles.hint}>{t('push.text')}</p>
      {isOn && <Kinds kinds={kinds} />}
      <p role="status" className={styles.trouble}>
        {trouble && t(trouble)}
      </p>
    </div>
  );
}

function Kinds({ kinds }: { kinds: readonly PushKind[] }) {
  const t = useMessages();
  const choose = (kind: PushKind, isWanted: boolean) =>
    void choosePushKinds(PUSH_KINDS.filter((one) => (one === kind ? isWanted : kinds.includes(one))));
  return (
    <ul className={styles.kinds}>
      {PUSH_KINDS.map((kind) => (
        <li key={kind}>
          <Switch
            label={t(NAMES[kind])}
            checked={kinds.includes(kind)}
            onChange={(isWanted) => choose(kind, isWanted)}
          />
        </li>
      ))}
    </ul>
  );
}
