import type { SlipBet } from '@touchline/betting';
import { Icon } from '@touchline/ui';
import { useMessages } from '#data/messages.ts';
import type { JudgedOffer } from '#data/slip-offers.ts';
import { pointsText } from '#parts/bonus/bonus-name.ts';
import { changeText } from '#parts/bonus/change-text.ts';
import { useConditionWords } from '#parts/bonus/condition-words.ts';
import { Folded } from '#parts/bonus/folded.tsx';
import { ProofList } from '#parts/bonus/proof-list.tsx';
import styles from './bonus.module.css';
import { BoostLadder } from './boost-ladder.tsx';

const PAYS = ['freebet_only_win', 'freebet_all_win', 'freebet_no_risk'] as const;

/** What an offer does to a bet, whether it counts and what is missing, and its conditions behind a button. */
export function OfferDetails({ judged, bet, isOn }: { judged: JudgedOffer; bet: SlipBet; isOn: boolean }) {
  const t = useMessages();
  const unit = { code: bet.currency, subunits: bet.subunits };
  const { offer, proof, change, fits, points } = judged;
  const words = useConditionWords(bet.currency, offer.rule && offer.terms, unit);
  const selections = bet.selections.map(({ outcomeName, odds }) => ({ name: outcomeName, odds }));
  const pays = PAYS.find((type) => type === offer.bonus.type);
  const name = offer.terms?.name;
  const ends = offer.rule?.conditions.validTo ?? offer.terms?.issued?.expired_at ?? null;
  return (
    <>
      {pays && <p className={styles.line}>{t(`slip.bonus.pays.${pays}`)}</p>}
      {offer.bonus.type === 'comboboost' && <BoostLadder judged={judged} bet={bet} isOn={isOn} />}
      {fits && points !== null && points > 0 && (
        <p className={styles.line}>{t('slip.bonus.points', { points: pointsText(points, t.locale) })}</p>
      )}
      {fits && isPointless(judged) && <p className={styles.line}>{t('slip.bonus.counts')}</p>}
      {!fits && <Missing text={change ? changeText(change, words, selections) : null} isOn={isOn} />}
      {ends !== null && <p className={styles.fine}>{t('slip.bonus.until', { date: words.when(ends) })}</p>}
      {proof && (
        <Folded
          label={t('slip.bonus.conditions')}
          name={name === undefined ? undefined : t('slip.bonus.conditionsOf', { name: words.isolate(name) })}
        >
          <ProofList conditions={proof.conditions} words={words} selections={selections} />
        </Folded>
      )}
    </>
  );
}

const FARMING: ReadonlySet<string> = new Set(['hunting', 'tournament', 'lootbox']);
const isPointless = ({ offer, points }: JudgedOffer) => FARMING.has(offer.bonus.type) && !points;

/** What is missing, in one sentence; without a proof only that it does not fit. */
function Missing({ text, isOn }: { text: string | null; isOn: boolean }) {
  const t = useMessages();
  return (
    <p className={styles.missing}>
      <Icon name="info" size="s" />
      <span>
        {isOn && `${t('slip.bonus.notYet')} `}
        {text === null || text === '' ? t('slip.bonus.unavailable') : text}
      </span>
    </p>
  );
}
