import { join } from 'node:path';
import { z } from 'zod';
import { operatorFile } from '../queries/operator-file.ts';
import type { Campaign, CampaignTerms, CampaignTrigger } from './campaign.ts';
import { amountReader, type Fault, offerOf, type ReadAmount } from './campaign-offer.ts';
import { CampaignShape, type CampaignSource } from './campaign-shape.ts';
import { campaignOf } from './campaign-version.ts';

const CAMPAIGNS_MAX = 1_000;
/** Families whose bets earn points. */
const FARMING: ReadonlySet<CampaignSource['offer']['family']> = new Set(['hunting', 'tournament', 'lootbox']);

function triggerOf({ trigger }: CampaignSource, amountOf: ReadAmount): CampaignTrigger {
  const none = { kind: trigger.kind, codes: [], minDeposit: null };
  if (trigger.kind === 'promo_code') return { ...none, codes: trigger.codes };
  if (trigger.kind !== 'deposit' || trigger.min_deposit === null) return none;
  return { ...none, minDeposit: amountOf(trigger.min_deposit, 'trigger', 'min_deposit') };
}

/** Faults of dates, and of what a family cannot have. */
function checkFamily({ offer, uses, budget, valid_from, valid_to }: CampaignSource, fault: Fault): void {
  if (valid_from !== null && valid_to !== null && valid_from >= valid_to)
    fault(['valid_to'], 'must be after valid_from');
  if (offer.family === 'tournament' && valid_to === null)
    fault(['valid_to'], 'is missing: a tournament pays its prizes after its end');
  if (offer.family === 'freebet' && uses !== undefined && uses !== 1)
    fault(['uses'], 'must be 1 or left away: a freebet is for one bet');
  if (offer.family !== 'freebet' && budget !== null)
    fault(['budget'], 'must be left away: it bounds freebets alone, so set max_issued');
}

/** Faults of conditions that no bet could fulfil, or that a family does not look at. */
function checkConditions({ offer: { family }, conditions }: CampaignSource, fault: Fault): void {
  const { min_odds: least, max_odds: most, selections, bet_types: types } = conditions;
  const { from = 1, to = null } = selections ?? {};
  const say = (name: string, message: string) => fault(['conditions', name], message);
  if (least !== null && most !== null && least > most) say('max_odds', 'must not be below min_odds');
  if (to !== null && to < from) say('selections', 'must have a to that is not below its from');
  if (family === 'comboboost' && selections !== undefined)
    say('selections', 'must be left away: the ranges of a comboboost say how many');
  if (family === 'comboboost' && types?.some((type) => type !== 'COMBO'))
    say('bet_types', 'must be COMBO or left away: a comboboost is for combos alone');
  if (from > 1 && types?.every((type) => type === 'SINGLE'))
    say('bet_types', 'must name combos: a single has one selection');
  if (family === 'freebet' && conditions.min_stake !== null)
    say('min_stake', 'must be left away: the stake of a freebet is the freebet');
  if (conditions.farm_once_per_event && !FARMING.has(family))
    say('farm_once_per_event', 'must be left away: only huntings, tournaments and lootboxes earn points');
}

function conditionsOf(source: CampaignSource, amountOf: ReadAmount): CampaignTerms['conditions'] {
  const { conditions, offer, valid_from, valid_to } = source;
  const minStake = conditions.min_stake;
  return {
    sportTypes: conditions.sport_types,
    sportKeys: conditions.sports,
    categoryIds: conditions.categories,
    tournamentIds: conditions.tournaments,
    matchIds: conditions.events,
    minOdds: conditions.min_odds,
    maxOdds: conditions.max_odds,
    matchStatus: conditions.match_status,
    selectionCount: conditions.selections ?? { from: 1, to: null },
    betTypes: conditions.bet_types ?? (offer.family === 'comboboost' ? ['COMBO'] : ['SINGLE', 'COMBO']),
    minStake: minStake === null ? null : amountOf(minStake, 'conditions', 'min_stake'),
    onlyVerified: conditions.only_verified,
    countries: conditions.countries,
    validFrom: valid_from,
    validTo: valid_to,
    farmOncePerEvent: conditions.farm_once_per_event,
  };
}

function termsOf(source: CampaignSource, fault: Fault): CampaignTerms {
  checkFamily(source, fault);
  checkConditions(source, fault);
  const { id, name, description, banner, currency, budget, offer } = source;
  const amountOf = amountReader(currency, fault);
  return {
    id,
    name,
    description,
    trigger: triggerOf(source, amountOf),
    showInPromotion: source.show_in_promotion,
    banner,
    currency,
    conditions: conditionsOf(source, amountOf),
    validDays: source.valid_days,
    uses: source.uses ?? (offer.family === 'freebet' ? 1 : null),
    maxIssued: source.max_issued,
    budget: budget === null ? null : amountOf(budget, 'budget'),
    offer: offerOf(offer, amountOf, fault),
  };
}

const FileCampaign = CampaignShape.transform((source, { issues }): Campaign => {
  const before = issues.length;
  const terms = termsOf(source, (path, message) =>
    issues.push({ code: 'custom', path: [...path], message, input: source }),
  );
  return issues.length > before ? z.NEVER : campaignOf(terms);
});

const codeOf = ({ code }: CampaignTrigger['codes'][number]) => code;

/** Words that stand twice among all campaigns, with the campaign of the second. */
function repeated(campaigns: readonly Campaign[], wordsOf: (campaign: Campaign) => readonly string[]) {
  const seen = new Set<string>();
  return campaigns.flatMap((campaign, index) =>
    wordsOf(campaign).flatMap((word) => {
      const isNew = !seen.has(word);
      seen.add(word);
      return isNew ? [] : [{ index, word }];
    }),
  );
}

/** `campaigns.json` of the data folder, in the order in which campaigns are listed. */
export const CampaignFile: z.ZodType<readonly Campaign[]> = z
  .array(FileCampaign)
  .max(CAMPAIGNS_MAX)
  .transform((campaigns, { issues }) => {
    const say = (path: PropertyKey[], message: string, input: string) =>
      issues.push({ code: 'custom', path, message, input });
    for (const { index, word } of repeated(campaigns, ({ terms }) => [terms.id]))
      say([index, 'id'], `is the id of two campaigns: ${word}`, word);
    for (const { index, word } of repeated(campaigns, ({ terms }) => terms.trigger.codes.map(codeOf)))
      say([index, 'trigger', 'codes'], `must have codes of their own: ${word} stands twice`, word);
    return campaigns;
  });

/** Campaigns of a fresh installation: none. */
const OWN_CAMPAIGNS: readonly Campaign[] = [];

/** Reads the campaigns of a data folder; one without the file, or with one that cannot be used, has none. */
export const campaignsIn = (dataDir: string) =>
  operatorFile(join(dataDir, 'campaigns.json'), CampaignFile, OWN_CAMPAIGNS);
