import { useQuery } from '@tanstack/react-query';
import type { Jackpot } from '@touchline/contract';
import type { LinkTarget, Picture } from '@touchline/contract/layout';
import type { BlockProps } from '#data/block.ts';
import { jackpotHitsQuery, jackpotQuery, jackpotsQuery } from '#data/jackpots.ts';
import { useMessages } from '#data/messages.ts';
import { hrefOf, PLACES } from '#data/navigation.ts';
import { useOffers } from '#data/use-offers.ts';
import { BannerPicture } from '#parts/banner/banner-picture.tsx';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { HitsList } from '#parts/jackpot/hits-list.tsx';
import { JackpotCard } from '#parts/jackpot/jackpot-card.tsx';
import { textIn } from '#parts/operator-text/text-in.ts';
import { TargetLink } from '#parts/target/target-link.tsx';
import styles from './placed.module.css';

export interface JackpotSettings {
  readonly jackpot_id: string | null;
}

/** What the blocks of a jackpot wait for. */
export const jackpotQueries = ({ jackpot_id: id }: JackpotSettings) => [
  id === null ? jackpotsQuery() : jackpotQuery(id),
];

/** The jackpot of a block: the one that it names, else the first. Undefined where there is none to show. */
function useJackpot(id: string | null): Jackpot | undefined {
  const isOn = useOffers('jackpots');
  const { data: all } = useQuery({ ...jackpotsQuery(), enabled: isOn && id === null });
  const { data: one } = useQuery({ ...jackpotQuery(id ?? ''), enabled: isOn && id !== null });
  if (!isOn) return undefined;
  return id === null ? all?.[0] : (one ?? undefined);
}

export interface JackpotCardSettings extends JackpotSettings {
  readonly levels: boolean;
  readonly hits: boolean;
  readonly picture: boolean;
}

/** A jackpot with its levels. */
export function JackpotCardBlock({ settings }: BlockProps<JackpotCardSettings>) {
  const { levels, hits, picture } = settings;
  const jackpot = useJackpot(settings.jackpot_id);
  if (!jackpot) return null;
  return (
    <div className={styles.one}>
      <JackpotCard jackpot={jackpot} hasLevels={levels} hasHits={hits} hasPicture={picture} level="h2" />
    </div>
  );
}

export interface JackpotBannerSettings extends JackpotSettings {
  readonly desktop: Picture | null;
  readonly mobile: Picture | null;
  readonly target: LinkTarget | null;
}

/** The amount of a jackpot over a picture, which leads on. */
export function JackpotBannerBlock({ settings }: BlockProps<JackpotBannerSettings>) {
  const { locale } = useMessages();
  const { exact } = useBonusWords();
  const jackpot = useJackpot(settings.jackpot_id);
  if (!jackpot) return null;
  const { desktop, mobile, target } = settings;
  const own = (picture: Picture | null) =>
    picture && { id: picture.src, url: picture.src, alt: textIn(picture.alt, locale) ?? '' };
  const content = (
    <>
      <BannerPicture
        kind="jackpot"
        banner={{ kind: 'jackpot', desktop: own(desktop), mobile: own(mobile) }}
      />
      <span className={styles.bannerText}>
        <span>{jackpot.name}</span>
        <b>
          <bdi>{exact(jackpot.amount, jackpot.currency)}</bdi>
        </b>
      </span>
    </>
  );
  return (
    <div className={styles.one}>
      {target ? (
        <TargetLink target={target} className={styles.banner}>
          {content}
        </TargetLink>
      ) : (
        <a className={styles.banner} href={`${hrefOf(PLACES.bonuses)}#jackpots`}>
          {content}
        </a>
      )}
    </div>
  );
}

export interface JackpotHitsSettings extends JackpotSettings {
  readonly limit: number;
  readonly title: boolean;
}

const hitsQuery = ({ jackpot_id: id, limit }: JackpotHitsSettings) =>
  jackpotHitsQuery({ jackpotId: id ?? undefined, limit });

export const hitsQueries = (settings: JackpotHitsSettings) => [hitsQuery(settings)];

/** The newest hits of a jackpot or of all, with level, amount, day and the masked winner. */
export function JackpotLeaderboardBlock({ settings, block }: BlockProps<JackpotHitsSettings>) {
  const t = useMessages();
  const isOn = useOffers('jackpots');
  const { data: hits = [] } = useQuery({ ...hitsQuery(settings), enabled: isOn });
  if (!isOn || hits.length === 0) return null;
  const id = `${block.id}-title`;
  return (
    <section
      className={styles.list}
      aria-label={settings.title ? undefined : t('jackpots.hits')}
      aria-labelledby={settings.title ? id : undefined}
    >
      {settings.title && <h2 id={id}>{t('jackpots.hits')}</h2>}
      <HitsList hits={hits} />
    </section>
  );
}
