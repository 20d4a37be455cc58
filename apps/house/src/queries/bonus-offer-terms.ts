import { ODDS_SCALE } from '@touchline/betting';
import { type BonusRule, FINAL_AFTER_MS, multipliedAmount, rewardChances } from '@touchline/betting/bonus';
import { formatBasisPoints } from '@touchline/i18n/bonus-terms';
import type { CampaignTerms } from '../bonuses/campaign.ts';
import type { TermsWriter } from './bonus-terms.ts';

type Of<Family extends BonusRule['family']> = Extract<BonusRule, { family: Family }>;

/** What a bonus gives. Shape: isBoosted: the amount of its rule is that after the boost. */
interface StatedOffer {
  readonly terms: CampaignTerms;
  readonly rule: BonusRule;
  readonly isBoosted: boolean;
}

const HOUR_MS = 3_600_000;
/** Odds that earn nothing, as they are written in a sentence. */
const EVEN = ODDS_SCALE;

const boost = ({ ranges }: Of<'comboboost'>, { say, count, odds }: TermsWriter) => [
  say('boost'),
  ...ranges.map(({ minCount, maxCount, bonusOdds }) => {
    const values = { from: count(minCount), odds: odds(bonusOdds) };
    return maxCount === null
      ? say('boostStepOpen', values)
      : say('boostStep', { ...values, to: count(maxCount) });
  }),
  say('boostRecount'),
  say('noCashOut'),
  say('tokenBack'),
];

function freebet(
  { terms: { offer }, isBoosted }: StatedOffer,
  rule: Of<'freebet'>,
  { say, money }: TermsWriter,
) {
  const multiplier = offer.family === 'freebet' && !isBoosted ? offer.boost : null;
  return [
    say(rule.variant, { amount: money(rule.amount) }),
    say('freebetWhole'),
    multiplier === null
      ? null
      : say('freebetBoost', { amount: money(multipliedAmount(rule.amount, multiplier)) }),
    say('noCashOut'),
    say('tokenBack'),
  ];
}

const farming = (referenceStake: number, { say, money, odds }: TermsWriter) => [
  say('points', { one: odds(EVEN), amount: money(referenceStake) }),
  say('farmedState'),
  say('ownMoney'),
];

function rewardDays({ offer }: CampaignTerms, { say, count }: TermsWriter) {
  const isGiven = offer.family === 'hunting' || offer.family === 'lootbox';
  return isGiven ? say('rewardDays', { days: count(offer.reward.validDays) }) : null;
}

const hunting = (terms: CampaignTerms, { ranges, referenceStake }: Of<'hunting'>, writer: TermsWriter) => [
  ...ranges.map(({ from, reward }) => {
    const points = writer.points(from);
    return reward.kind === 'fixed'
      ? writer.say('huntingFixed', { points, amount: writer.money(reward.amount) })
      : writer.say('huntingAverage', {
          points,
          percent: formatBasisPoints(reward.multiplier, writer.locale),
        });
  }),
  rewardDays(terms, writer),
  ...farming(referenceStake, writer),
];

function tournament(rule: Of<'tournament'>, writer: TermsWriter) {
  const { say, money, count, locale } = writer;
  const percent = (part: number) => formatBasisPoints(part, locale);
  return [
    say('pool', { amount: money(rule.initialPool), percent: percent(rule.contribution) }),
    ...rule.prizes.map((share, index) => say('prize', { place: count(index + 1), percent: percent(share) })),
    say('ties'),
    say('final', { hours: count(FINAL_AFTER_MS / HOUR_MS) }),
    ...farming(rule.referenceStake, writer),
  ];
}

function lootbox(terms: CampaignTerms, rule: Of<'lootbox'>, writer: TermsWriter) {
  const { say, money, count, points } = writer;
  return [
    rule.counts === 'bets'
      ? say('lootboxBets', { count: count(rule.threshold) })
      : say('lootboxPoints', { points: points(rule.threshold) }),
    ...rewardChances(rule.rewards).map(({ reward, chance: { numerator, denominator } }) =>
      say('chance', { amount: money(reward), chance: `${numerator}/${denominator}` }),
    ),
    rewardDays(terms, writer),
    ...farming(rule.referenceStake, writer),
  ];
}

/** Sentences about what a bonus gives. */
export function offerSentences(offer: StatedOffer, writer: TermsWriter): readonly (string | null)[] {
  const { terms, rule } = offer;
  switch (rule.family) {
    case 'comboboost':
      return boost(rule, writer);
    case 'freebet':
      return freebet(offer, rule, writer);
    case 'hunting':
      return hunting(terms, rule, writer);
    case 'tournament':
      return tournament(rule, writer);
    case 'lootbox':
      return lootbox(terms, rule, writer);
  }
}
