import type { TimeLimit } from '@touchline/contract';
import type { UserLimitPeriod } from '@touchline/contract/constants';
import { Empty } from '@touchline/ui';
import { useEffect } from 'react';
import type { ModalProps } from '#data/block.ts';
import { useCapability } from '#data/capability.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { hrefOf, hrefWallet, PLACES } from '#data/navigation.ts';
import { type PlayStatus, playTime, usePlayStatus } from '#data/play-status.ts';
import { askPlayStatus } from '#data/reality-check.ts';
import { useSession } from '#data/session.ts';
import { HelpLink } from './help-link.tsx';
import styles from './limits.module.css';
import { PlayResults } from './play-results.tsx';
import { useDurationText } from './play-words.ts';

const MINUTE_MS = 60_000;

/** How long the player has been signed in, what today came to, and how far his limits of time are used. */
export function View({ close }: ModalProps) {
  const t = useMessages();
  const status = usePlayStatus();
  const hasLimits = [useCapability('user_limits'), useCapability('breaks')].includes(true);
  const { status: auth } = useSession();
  useEffect(askPlayStatus, []);
  useEffect(() => {
    if (auth === 'NOT_LOGGED_IN') close();
  }, [auth, close]);
  return (
    <div className={styles.check}>
      {status ? (
        <Clock status={status} />
      ) : (
        <Empty icon="clock" title={t('play.clock.title')}>
          {t('play.clock.none')}
        </Empty>
      )}
      <p className={styles.links}>
        <a href={hrefWallet()} onClick={close}>
          {t('play.check.history')}
        </a>
        {hasLimits && (
          <a href={hrefOf(PLACES.limits)} onClick={close}>
            {t('page.limits.title')}
          </a>
        )}
        <HelpLink />
      </p>
    </div>
  );
}

function Clock({ status }: { readonly status: PlayStatus }) {
  const t = useMessages();
  const duration = useDurationText();
  return (
    <>
      <p className={styles.lead}>
        {t('play.clock.signedIn', { time: duration(playTime(status) - status.signed_in_at) })}
      </p>
      <h3>{t('play.clock.today')}</h3>
      <PlayResults results={status.today} />
      {status.limits.length > 0 && (
        <>
          <h3>{t('play.clock.limits')}</h3>
          <dl className={styles.figures}>
            {status.limits.map((limit) => (
              <div key={limitKey(limit)}>
                <dt>{t(limitKey(limit))}</dt>
                <dd>
                  {t('play.clock.used', {
                    used: duration(limit.used * MINUTE_MS),
                    value: duration(limit.value * MINUTE_MS),
                  })}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

const SESSION_KEYS = {
  session: 'play.limit.session',
  sportsbook_session: 'play.limit.sportsbook_session',
} as const satisfies Partial<Record<TimeLimit['type'], PlainKey>>;
const PERIOD_KEYS = {
  time: { day: 'play.limit.time_day', week: 'play.limit.time_week', month: 'play.limit.time_month' },
  activity: {
    day: 'play.limit.activity_day',
    week: 'play.limit.activity_week',
    month: 'play.limit.activity_month',
  },
} as const satisfies Partial<Record<TimeLimit['type'], Record<UserLimitPeriod, PlainKey>>>;

function limitKey({ type, period }: TimeLimit): PlainKey {
  if (type === 'session' || type === 'sportsbook_session') return SESSION_KEYS[type];
  return PERIOD_KEYS[type][period ?? 'day'];
}
