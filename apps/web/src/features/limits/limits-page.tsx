import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Skeleton } from '@touchline/ui';
import { useEffect } from 'react';
import { useCapability } from '#data/capability.ts';
import { limitsQuery, readLimitsAgain } from '#data/limits.ts';
import { useMessages } from '#data/messages.ts';
import { openModal } from '#data/modal.ts';
import { useSession } from '#data/session.ts';
import { onUserMessage } from '#data/user-events.ts';
import { AccountFrame } from '#parts/account-frame/account-frame.tsx';
import { BreakForm } from '#parts/break/break-form.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { limitLines } from './limit-lines.ts';
import styles from './limit-list.module.css';
import { LimitRow } from './limit-row.tsx';
import { PlayPanel } from './play-panel.tsx';

/** What a player decided about his own play. */
export function LimitsPage() {
  const t = useMessages();
  const { status } = useSession();
  const hasLimits = useCapability('user_limits');
  const hasBreaks = useCapability('breaks');
  if (!hasLimits && !hasBreaks)
    return (
      <Empty icon="gauge" title={t('limits.elsewhere.title')}>
        {t('limits.elsewhere.text')}
      </Empty>
    );
  if (status === 'NOT_LOGGED_IN')
    return (
      <Empty
        icon="gauge"
        title={t('limits.signedOut.title')}
        action={<SignInButton>{t('account.signIn')}</SignInButton>}
      >
        {t('limits.signedOut.text')}
      </Empty>
    );
  if (status !== 'LOGGED_IN') return <Waiting />;
  return (
    <AccountFrame place="limits">
      <div className={styles.parts}>
        {hasLimits && <OwnLimits />}
        {hasBreaks && <BreakSection />}
      </div>
    </AccountFrame>
  );
}

const Waiting = () => (
  <div className={styles.waiting}>
    <Skeleton width="third" />
    <Skeleton width="half" />
  </div>
);

/** Time away from play. */
function BreakSection() {
  const t = useMessages();
  return (
    <section id="break" className={styles.card} aria-labelledby="break-title">
      <h2 id="break-title">{t('breaks.title')}</h2>
      <BreakForm />
    </section>
  );
}

/** The limits that the player set, and the way to a new one. */
function OwnLimits() {
  const t = useMessages();
  const { data, isPending, refetch } = useQuery(limitsQuery());
  // Bets and payments use limits up, here and elsewhere.
  useEffect(() => onUserMessage(readLimitsAgain), []);
  if (isPending) return <Waiting />;
  if (!data)
    return (
      <Empty
        icon="circle-alert"
        title={t('limits.failed')}
        action={<Button onClick={() => void refetch()}>{t('money.again')}</Button>}
      />
    );
  const lines = limitLines(data.limits);
  return (
    <section className={styles.parts} aria-labelledby="limits-own">
      <div className={styles.head}>
        <h2 id="limits-own">{t('limits.own')}</h2>
        <Button onClick={() => openModal('limit', { title: t('limits.new') })}>{t('limits.new')}</Button>
      </div>
      {lines.length === 0 ? (
        <p className={styles.note}>{t('limits.none')}</p>
      ) : (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <LimitRow
              key={`${line.type} ${line.period}`}
              line={line}
              usage={data.usage.get(line.counting?.id ?? '')}
              now={data.at}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>{t('limits.note', { hours: data.waitHours })}</p>
      <PlayPanel limits={data.limits} />
    </section>
  );
}
