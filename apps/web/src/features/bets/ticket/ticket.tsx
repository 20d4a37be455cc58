import type { Bet } from '@touchline/contract';
import { MATCH_STATUS } from '@touchline/contract/constants';
import { Icon, Tag } from '@touchline/ui';
import { useId, useState, useSyncExternalStore } from 'react';
import { useLiveStore } from '#data/live.ts';
import { textOf, useMessages } from '#data/messages.ts';
import { CashOut } from './cash-out/cash-out.tsx';
import { GameLeg } from './game-leg.tsx';
import { LegProgress } from './leg-progress.tsx';
import styles from './ticket.module.css';
import { TicketFigures } from './ticket-figures.tsx';
import { TicketLeg } from './ticket-leg.tsx';
import { TicketNote } from './ticket-note.tsx';
import { TicketTools } from './ticket-tools.tsx';
import { foldedLegs, isOpen, ticketTag } from './ticket-view.ts';
import { useBetName } from './use-bet-name.ts';
import { VipOffer } from './vip-offer.tsx';

/** One bet of the player: what it is on, how each leg stands, its money, and what can be done with it. */
export function Ticket({ bet }: { bet: Bet }) {
  const t = useMessages();
  const headId = useId();
  const isLive = useIsLive(bet);
  const tag = ticketTag(bet, isLive);
  return (
    <article className={styles.ticket} aria-labelledby={headId} data-focus-next="h2">
      <header className={styles.head}>
        <h2 id={headId} tabIndex={-1}>
          {useBetName(bet)}
        </h2>
        <bdi className={styles.ref}>{bet.ref}</bdi>
        <span className={styles.tag}>
          <Tag tone={tag.tone} {...(tag.icon && { icon: tag.icon })}>
            {textOf(t, tag)}
          </Tag>
        </span>
      </header>
      <Legs bet={bet} />
      {isOpen(bet) && <LegProgress legs={bet.selections} />}
      <TicketFigures bet={bet} />
      <TicketNote bet={bet} />
      {bet.vip_offer && bet.status === 'submitted' && <VipOffer bet={bet} offer={bet.vip_offer} />}
      {!bet.game && <CashOut bet={bet} />}
      <TicketTools bet={bet} />
    </article>
  );
}

function Legs({ bet }: { bet: Bet }) {
  const t = useMessages();
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = isUnfolded ? bet.selections : bet.selections.slice(0, foldedLegs(bet.selections.length));
  const hidden = bet.selections.length - shown.length;
  return (
    <>
      <ul className={styles.legs}>
        {shown.map((leg) =>
          bet.game ? (
            <GameLeg key={leg.id} leg={leg} game={bet.game} />
          ) : (
            <TicketLeg key={leg.id} leg={leg} isOpen={isOpen(bet)} wasPlaced={bet.status !== 'rejected'} />
          ),
        )}
      </ul>
      {(hidden > 0 || isUnfolded) && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t('bets.fewerLegs') : t('bets.moreLegs', { count: hidden })}
          <Icon name={isUnfolded ? 'chevron-up' : 'chevron-down'} size="s" />
        </button>
      )}
    </>
  );
}

/** Whether an open leg is in play now. */
function useIsLive(bet: Bet): boolean {
  const live = useLiveStore();
  const open = bet.selections.filter((leg) => leg.status === 'open');
  const read = () =>
    open.some(({ match }) => (live.state(match.id)?.status ?? match.status) === MATCH_STATUS.live);
  return useSyncExternalStore(
    (callback) => {
      const stops = open.map(({ match }) => live.subscribeMatch(match.id, callback));
      return () => {
        for (const stop of stops) stop();
      };
    },
    read,
    read,
  );
}
