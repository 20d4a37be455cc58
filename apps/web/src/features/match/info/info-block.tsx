import { useSuspenseQuery } from '@tanstack/react-query';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { Icon } from '@touchline/ui';
import { useState } from 'react';
import type { BlockProps, PageContext } from '#data/block.ts';
import { useMatchState } from '#data/live.ts';
import { useMessages } from '#data/messages.ts';
import { matchQuery } from '#data/queries.ts';
import styles from './info.module.css';
import { infoAddress } from './info-address.ts';
import { InfoFrame } from './info-frame.tsx';

interface MatchInfoSettings {
  readonly provider: string;
  readonly url: string;
  readonly height: number;
  readonly open: boolean;
}

export const queries = (_: MatchInfoSettings, { matchId }: PageContext) =>
  matchId === undefined ? [] : [matchQuery(matchId)];

/** What a service of match information shows of a match in play. It hears nothing before this is unfolded. */
export function View({ settings, page }: BlockProps<MatchInfoSettings>) {
  return page.matchId === undefined ? null : <Info settings={settings} matchId={page.matchId} />;
}

function Info({ settings, matchId }: { settings: MatchInfoSettings; matchId: string }) {
  const messages = useMessages();
  const match = useSuspenseQuery(matchQuery(matchId)).data;
  const state = useMatchState(matchId);
  const [isOpen, setOpen] = useState(settings.open);
  const { provider, url, height } = settings;
  if (match.type === 'outright' || state?.status !== MATCH_STATUS.live) return null;
  const address = infoAddress(url, match, messages.locale);
  return (
    <details className={styles.info} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{messages('matchInfo.title')}</h2>
        <bdi>{provider}</bdi>
        <Icon name="chevron-down" size="s" />
      </summary>
      {isOpen && <InfoFrame provider={provider} address={address} heightPx={height} />}
      <a href={address} target="_blank" rel="noopener noreferrer">
        {messages('matchInfo.open', { provider })}
      </a>
    </details>
  );
}
