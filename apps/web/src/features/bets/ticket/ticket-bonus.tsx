import { DEFAULT_BONUS_ODDS } from '@touchline/betting';
import type { Bet } from '@touchline/contract';
import { useMessages } from '#data/messages.ts';
import { useIsolated, useMoney } from '#data/slip-money.ts';
import { bonusName, boostText, pointsText } from '#parts/bonus/bonus-name.ts';
import { useConditionWords } from '#parts/bonus/condition-words.ts';
import { Folded } from '#parts/bonus/folded.tsx';
import { ProofList } from '#parts/bonus/proof-list.tsx';
import { storedConditions } from '#parts/bonus/stored-proof.ts';
import styles from './ticket-bonus.module.css';

/** The bonus that a bet was placed with: what it paid and earned, and the conditions as they were; and its part in a jackpot. */
export function TicketBonus({ bet }: { bet: Bet }) {
  const t = useMessages();
  if (!bet.bonus && !bet.used_in_jackpot) return null;
  return (
    <div className={styles.bonus}>
      {bet.bonus && <Carried bet={bet} bonus={bet.bonus} />}
      {bet.used_in_jackpot && <p>{t('bets.jackpot')}</p>}
    </div>
  );
}

function Carried({ bet, bonus }: { bet: Bet; bonus: NonNullable<Bet['bonus']> }) {
  const t = useMessages();
  const money = useMoney();
  const isolate = useIsolated();
  const words = useConditionWords(bet.currency, null);
  const name = isolate(bonusName(bonus.name, bonus.type, t));
  const conditions = storedConditions(bonus.proof);
  const selections = bet.selections.map(({ outcome, odds }) => ({ name: outcome.name, odds }));
  const figures: readonly (readonly [name: string, text: string])[] = [
    ...(bonus.bonus_stake > 0
      ? [[t('bets.bonus.stake'), money(bonus.bonus_stake, bet.currency)] as const]
      : []),
    ...(bonus.odds !== null && bonus.odds > DEFAULT_BONUS_ODDS
      ? [[t('slip.bonus.line.boost'), `+${boostText(bonus.odds, t.locale)}`] as const]
      : []),
    ...(bonus.points === null ? [] : [[t('bets.bonus.points'), pointsText(bonus.points, t.locale)] as const]),
  ];
  return (
    <>
      <p>{t('bets.bonus.title', { name })}</p>
      {figures.length > 0 && (
        <dl>
          {figures.map(([figure, text]) => (
            <div key={figure}>
              <dt>{figure}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {conditions.length > 0 && (
        <Folded label={t('bets.bonus.proof')}>
          <ProofList conditions={conditions} words={words} selections={selections} />
          <p className={styles.fine}>{t('bets.bonus.version', { version: isolate(bonus.rule_version) })}</p>
        </Folded>
      )}
    </>
  );
}
