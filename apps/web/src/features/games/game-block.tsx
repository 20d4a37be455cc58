import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button, Empty, Spinner } from '@touchline/ui';
import type { BlockProps } from '#data/block.ts';
import { launchQuery } from '#data/launch.ts';
import { type PlainKey, useMessages } from '#data/messages.ts';
import { useTheme } from '#data/preferences.ts';
import { settingsQuery } from '#data/queries.ts';
import { useSession } from '#data/session-state.ts';
import { useReaderTimeZone } from '#data/time-zone.ts';
import { NeedsScript } from '#parts/needs-script/needs-script.tsx';
import { SignInButton } from '#parts/sign-in/sign-in-button.tsx';
import { framePermissions } from './frame-permissions.ts';
import styles from './games.module.css';

type App = 'horse_racing' | 'lotteries';

interface GameSettings {
  readonly app: App;
  readonly provider: 'betradar' | 'oddin' | 'betconstruct';
  readonly height: number;
}

const TITLES: Readonly<Record<App, PlainKey>> = {
  horse_racing: 'page.racing.title',
  lotteries: 'page.lotteries.title',
};
const ABOUT: Readonly<Record<App, PlainKey>> = {
  horse_racing: 'games.aboutRacing',
  lotteries: 'games.aboutLotteries',
};
const ICONS = { horse_racing: 'racing', lotteries: 'dices' } as const;
const NEEDS_SCRIPT: Readonly<Record<App, PlainKey>> = {
  horse_racing: 'noscript.racing',
  lotteries: 'noscript.lotteries',
};

export const queries = () => [settingsQuery()];

/** A provider's races or draws: its own page in a frame, for signed-in players. */
export function View({ settings, page }: BlockProps<GameSettings>) {
  const t = useMessages();
  const { app } = settings;
  const { data } = useSuspenseQuery(settingsQuery());
  const isOn = app === 'horse_racing' ? data.is_horse_racing_enabled : data.is_lottery_enabled;
  if (!isOn) return null;
  const Title = page.page === 'custom' ? 'h2' : 'h1';
  return (
    <section className={styles.game} aria-label={t(TITLES[app])}>
      <Title>{t(TITLES[app])}</Title>
      <p>{t(ABOUT[app])}</p>
      <Stage settings={settings} />
    </section>
  );
}

/** The page for a player, the way in for a visitor, and until it is known who is there a place for both. */
function Stage({ settings }: { settings: GameSettings }) {
  const t = useMessages();
  const { status, user } = useSession();
  const playerId = user?.id ?? null;
  if (playerId !== null) return <Launched settings={settings} playerId={playerId} />;
  const icon = ICONS[settings.app];
  if (status !== 'NOT_LOGGED_IN')
    return (
      <NeedsScript icon={icon} titleKey={NEEDS_SCRIPT[settings.app]}>
        <Waiting />
      </NeedsScript>
    );
  return (
    <Empty
      icon={icon}
      title={t('games.signedOut')}
      action={<SignInButton>{t('games.signIn')}</SignInButton>}
    />
  );
}

function Launched({ settings, playerId }: { settings: GameSettings; playerId: string }) {
  const t = useMessages();
  const theme = useTheme();
  const timeZone = useReaderTimeZone();
  const { app, provider, height } = settings;
  const { data, isError, isFetching, refetch } = useQuery({
    ...launchQuery({
      provider,
      app,
      playerId,
      timeZone: timeZone ?? '',
      theme: theme === 'system' ? undefined : theme,
    }),
    enabled: timeZone !== null,
  });
  if (data !== undefined)
    return (
      <iframe
        className={styles.frame}
        src={data}
        title={t('games.frame', { name: t(TITLES[app]) })}
        height={height}
        sandbox={framePermissions(data)}
        referrerPolicy="no-referrer"
      />
    );
  if (!isError || isFetching) return <Waiting />;
  return (
    <div role="alert">
      <Empty
        icon="circle-alert"
        title={t('games.failed')}
        action={<Button onClick={() => void refetch()}>{t('games.again')}</Button>}
      >
        {t('games.failedText')}
      </Empty>
    </div>
  );
}

function Waiting() {
  const t = useMessages();
  return (
    <div className={styles.waiting} role="status">
      <Spinner />
      <span>{t('games.waiting')}</span>
    </div>
  );
}
