import { useQuery } from '@tanstack/react-query';
import type { Bonus } from '@touchline/contract';
import type { BonusFamily, BonusType } from '@touchline/contract/constants';
import { Alert, Button, Tag } from '@touchline/ui';
import { useEffect, useState } from 'react';
import type { ModalProps } from '#data/block.ts';
import { familyOf, listOf } from '#data/bonus-family.ts';
import { markBonusesSeen } from '#data/bonus-seen.ts';
import { bonusQuery, bonusTermsQuery } from '#data/bonuses.ts';
import { type PlainKey, textOf } from '#data/messages.ts';
import { useSession } from '#data/session.ts';
import { bonusConditions } from '#parts/bonus/bonus-conditions.ts';
import { bonusHeadline } from '#parts/bonus/bonus-headline.ts';
import { BONUS_KINDS } from '#parts/bonus/bonus-kinds.ts';
import { bonusState } from '#parts/bonus/bonus-state.ts';
import { useBonusWords } from '#parts/bonus/bonus-words.ts';
import { BonusActions } from '#parts/bonus-card/bonus-actions.tsx';
import { readText } from '#parts/written-text/markdown.ts';
import { WrittenText } from '#parts/written-text/written-text.tsx';
import styles from './dialogs.module.css';
import { useEndsWithSession } from './use-ends-with-session.ts';

/** What a type of freebet pays; the sentence that a player would miss. */
const NOTES: Partial<Record<BonusType, PlainKey>> = {
  freebet_only_win: 'bonuses.note.only_win',
  freebet_all_win: 'bonuses.note.all_win',
  freebet_no_risk: 'bonuses.note.no_risk',
  comboboost: 'bonuses.note.comboboost',
  tournament: 'bonuses.note.tournament',
};

/** Opened with the bonus, or with the family and id of one that was just given. */
interface Props {
  readonly bonus?: Bonus;
  readonly family?: BonusFamily;
  readonly id?: string;
}

/** Conditions of a bonus as a table, its terms, and what can be done. */
export function View({ props, close }: ModalProps) {
  const { bonus: given, family: ofGiven, id } = props as Props; // as its openers give them
  const { t } = useBonusWords();
  const { status } = useSession();
  const family = given ? familyOf(given.type) : (ofGiven ?? null);
  const isHeld = given?.issued !== null;
  useEndsWithSession(close, isHeld);
  const {
    data: read,
    isError,
    refetch,
  } = useQuery({
    ...bonusQuery(listOf(family ?? 'freebet'), given?.id ?? id ?? ''),
    enabled: family !== null && status === 'LOGGED_IN',
  });
  const bonus = read ?? given;
  useEffect(() => {
    if (bonus) void markBonusesSeen([bonus]);
  }, [bonus]);
  if (bonus && family) return <Detail bonus={bonus} family={family} close={close} />;
  if (!isError) return <p role="status">{t('modal.loading')}</p>;
  return (
    <Alert
      tone="error"
      action={
        <Button size="s" onClick={() => void refetch()}>
          {t('money.again')}
        </Button>
      }
    >
      {t('bonuses.failed')}
    </Alert>
  );
}

interface DetailProps {
  readonly bonus: Bonus;
  readonly family: BonusFamily;
  readonly close: () => void;
}

function Detail({ bonus, family, close }: DetailProps) {
  const words = useBonusWords();
  const { t, when } = words;
  const headline = bonusHeadline(bonus, words);
  const { tag, tone, advice } = bonusState(bonus, when);
  const note = NOTES[bonus.type];
  return (
    <div className={styles.modal}>
      <p className={styles.kind}>
        {t(BONUS_KINDS[bonus.type].nameKey)} <Tag tone={tone}>{textOf(t, tag)}</Tag>
      </p>
      <p className={styles.worth}>
        <bdi>{headline.value}</bdi>
        {headline.unit && <small> {headline.unit}</small>}
      </p>
      {bonus.description && <p className={styles.note}>{bonus.description}</p>}
      <dl className={styles.rows}>
        {bonusConditions(bonus, words).map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {advice && <p className={styles.note}>{t(advice)}</p>}
      {note && <p className={styles.note}>{t(note)}</p>}
      <Terms bonus={bonus} family={family} />
      <div className={styles.foot}>
        <BonusActions bonus={bonus} hasDetails={false} leave={close} />
      </div>
    </div>
  );
}

/** The terms in full, read when they are asked for. */
function Terms({ bonus: { id }, family }: { readonly bonus: Bonus; readonly family: BonusFamily }) {
  const { t } = useBonusWords();
  const [isOpen, setOpen] = useState(false);
  const {
    data: terms,
    isError,
    refetch,
  } = useQuery({
    ...bonusTermsQuery(listOf(family), id),
    enabled: isOpen,
  });
  return (
    <details className={styles.terms} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('bonuses.terms')}</summary>
      {terms ? (
        <WrittenText parts={readText(terms.content)} />
      ) : isError ? (
        <p role="status">
          {t('bonuses.termsFailed')}{' '}
          <Button size="s" onClick={() => void refetch()}>
            {t('money.again')}
          </Button>
        </p>
      ) : (
        <p role="status">{t('modal.loading')}</p>
      )}
    </details>
  );
}
