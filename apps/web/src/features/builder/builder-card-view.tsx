import type { OutcomeKey } from '@touchline/betting';
import { Button, Icon } from '@touchline/ui';
import { useId, useState } from 'react';
import { useMessages } from '#data/messages.ts';
import { useIsolated } from '#data/slip-money.ts';
import styles from './builder.module.css';
import type { BuilderCard, Side } from './builder-cards.ts';
import { type BuilderPick, togglePick } from './builder-picks.ts';
import { type LockReason, lockText } from './lock-text.ts';
import { PickToggle } from './pick-toggle.tsx';

/** The outcomes of one market, and why some of them cannot be picked. */
export function BuilderCardView({
  card,
  side,
  matchId,
  picked,
  locked,
  onRefused,
}: {
  card: BuilderCard;
  side: Side;
  matchId: string;
  picked: ReadonlySet<OutcomeKey>;
  locked: ReadonlyMap<OutcomeKey, LockReason>;
  onRefused: (pick: BuilderPick, why: 'locked' | 'suspended') => void;
}) {
  const t = useMessages();
  const noteId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = card.picks.filter(({ key }) => isWhole || card.first.has(key) || picked.has(key));
  const lockedHere = shown.filter(({ key }) => !picked.has(key) && locked.has(key));
  return (
    <section className={styles.card} data-side={side} aria-label={card.title}>
      <h2 className={styles.title}>{card.title}</h2>
      <div className={styles.picks}>
        {shown.map((pick) => (
          <PickToggle
            key={pick.key}
            pick={pick}
            isPicked={picked.has(pick.key)}
            isLocked={locked.has(pick.key)}
            noteId={noteId}
            onToggle={() => togglePick(matchId, pick)}
            onRefused={(why) => onRefused(pick, why)}
          />
        ))}
      </div>
      {lockedHere.length > 0 && <LockNote id={noteId} picks={lockedHere} locked={locked} />}
      {card.picks.length > card.first.size && (
        <Button
          kind="plain"
          size="s"
          className={styles.all}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('builder.fewer') : t('builder.all', { count: card.picks.length })}
        </Button>
      )}
    </section>
  );
}

function LockNote({
  id,
  picks,
  locked,
}: {
  id: string;
  picks: readonly BuilderPick[];
  locked: ReadonlyMap<OutcomeKey, LockReason>;
}) {
  const t = useMessages();
  const isolate = useIsolated();
  const [only, ...others] = picks;
  if (!only) return null;
  const reason = locked.get(only.key) ?? 'contradictory';
  return (
    <p id={id} className={styles.note}>
      <Icon name="lock" size="s" />
      {others.length === 0
        ? lockText(t, reason, isolate(only.outcome.name))
        : t('builder.lockedHere', { count: picks.length })}
    </p>
  );
}
