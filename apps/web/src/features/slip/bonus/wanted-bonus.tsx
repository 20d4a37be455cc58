import { proveBonus } from '@touchline/betting/bonus';
import type { Bonus } from '@touchline/contract';
import { Button, buttonClass } from '@touchline/ui';
import { bonusRuleOf } from '#data/bonus-rule.ts';
import { useMessages } from '#data/messages.ts';
import { hrefLive, hrefSport } from '#data/navigation.ts';
import { useSlip } from '#data/slip.ts';
import { useIsolated } from '#data/slip-money.ts';
import { leaveWantedBonus, useWantedBonus } from '#data/use-bonus.ts';
import { bonusName } from '#parts/bonus/bonus-name.ts';
import { conditionText } from '#parts/bonus/condition-text.ts';
import { useConditionWords } from '#parts/bonus/condition-words.ts';
import styles from './bonus.module.css';

/** The bonus that the player came to use, while no bet carries it: what it needs, and where that is. */
export function WantedBonus() {
  const bonus = useWantedBonus();
  return bonus && <Wanted bonus={bonus} />;
}

/** Conditions that the player meets by what he picks. */
const OF_PICKS: ReadonlySet<string> = new Set([
  'bet-type',
  'min-stake',
  'sport-type',
  'sport',
  'category',
  'tournament',
  'event',
  'min-odds',
  'max-odds',
  'match-status',
  'selection-count',
]);

/** What is not known here is not told here. */
const NOBODY = { now: 0, country: null, isVerified: true, usesLeft: null, farmedMatchIds: [] };

function Wanted({ bonus }: { bonus: Bonus }) {
  const t = useMessages();
  const isolate = useIsolated();
  const currency = bonus.issued?.currency ?? bonus.bet_conditions.currency ?? '';
  const words = useConditionWords(currency, bonus);
  const isEmpty = useSlip(({ bets }) => bets.length === 0);
  const name = isolate(bonusName(bonus.name, bonus.type, t));
  const rule = bonusRuleOf(bonus);
  const nothing = { type: 'SINGLE', stake: 0, currency, selections: [] } as const;
  const conditions = rule ? proveBonus(rule, nothing, NOBODY).conditions : [];
  const [sport, ...others] = bonus.event_conditions.sports;
  const isOne = sport !== undefined && others.length === 0;
  return (
    <section className={styles.boxOn} aria-label={name}>
      <b>{t(isEmpty ? 'slip.bonus.wanted.pick' : 'slip.bonus.wanted.missing', { name })}</b>
      <ul className={styles.needs}>
        {conditions
          .filter(({ kind }) => OF_PICKS.has(kind))
          .map((condition) => (
            <li key={condition.kind}>{conditionText(condition, words)}</li>
          ))}
      </ul>
      <div className={styles.head}>
        <a className={buttonClass({ size: 's' })} href={isOne ? hrefSport(sport.key) : hrefLive()}>
          {isOne ? t('slip.bonus.wanted.go', { sport: isolate(sport.name) }) : t('slip.bonus.wanted.all')}
        </a>
        <Button size="s" onClick={leaveWantedBonus}>
          {t('slip.bonus.wanted.leave')}
        </Button>
      </div>
    </section>
  );
}
