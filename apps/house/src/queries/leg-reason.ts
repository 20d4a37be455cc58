import { parseSpecifier } from '@touchline/betting';
import type { LegReason } from '@touchline/contract';
import {
  formatList,
  joinTexts,
  localizeNumber,
  marketRule,
  periodName,
  type ReasonTexts,
  reasonTexts,
  ruleKey,
} from '@touchline/i18n/catalog-names';
import type { Pair } from '#feed/world.ts';
import type { LegFacts } from '../bets/leg-facts.ts';

/** What a reason is told about. */
export interface DecidedLeg {
  readonly facts: LegFacts;
  readonly marketId: string;
  readonly specifier: string;
  readonly person: string | null;
  readonly isVoid: boolean;
  readonly at: number;
  readonly names: { readonly home: string; readonly away: string };
}

/** Names of the specifier's parts that number a period. */
const PERIOD_NUMBERS = ['setnr', 'mapnr', 'quarternr', 'periodnr', 'inningnr'];
/** Periods by the rules that name one. */
const PERIOD_OF_RULE: Readonly<Record<string, number>> = {
  first_half: 1,
  first_half_handicap: 1,
  second_half: 2,
};

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

function periodNumber({ marketId, specifier }: DecidedLeg): number | undefined {
  const byRule = PERIOD_OF_RULE[ruleKey(marketId) ?? ''];
  const parts = parseSpecifier(specifier) ?? {};
  const name = PERIOD_NUMBERS.find((part) => parts[part] !== undefined);
  return byRule ?? (name === undefined ? undefined : Number(parts[name]));
}

function scoreSentence(leg: DecidedLeg, texts: ReasonTexts, locale: string): string {
  const { facts } = leg;
  const written = ([home, away]: Pair) => localizeNumber(`${home}–${away}`, locale);
  const number = periodNumber(leg);
  const period = facts.periods.find((one) => one[1] === number);
  if (period) {
    const [key, , home, away] = period;
    return fill(texts.period, { name: periodName(locale, key), score: written([home, away]) });
  }
  const score = written(facts.score ?? [0, 0]);
  if (facts.minute !== null && facts.minute > 0)
    return fill(texts.scoreAtMinute, { score, minute: localizeNumber(String(facts.minute), locale) });
  if (facts.periods.length < 2) return fill(texts.score, { score });
  const periods = joinTexts(
    facts.periods.map(([, , home, away]) => written([home, away])),
    locale,
  );
  return fill(texts.scoreWithPeriods, { score, periods });
}

function goalSentence(leg: DecidedLeg, texts: ReasonTexts, locale: string): string {
  const { facts, names } = leg;
  const number = localizeNumber(parseSpecifier(leg.specifier)?.goalnr ?? '', locale);
  const [home, away] = facts.score ?? [0, 0];
  if (!facts.goal) return fill(texts.noGoal, { number, score: localizeNumber(`${home}–${away}`, locale) });
  const side = names[facts.goal.side];
  const name = facts.goal.player ? `${facts.goal.player} (${side})` : side;
  return fill(texts.goal, { number, name, minute: localizeNumber(String(facts.goal.minute), locale) });
}

function windowSentence(leg: DecidedLeg, texts: ReasonTexts, locale: string): string {
  const written = (value: string | number = '') => localizeNumber(String(value), locale);
  const { from, to } = parseSpecifier(leg.specifier) ?? {};
  const values = { from: written(from), to: written(to), count: written(leg.facts.inWindow) };
  return fill(to === undefined ? texts.fromMinute : texts.inMinutes, values);
}

function resultOf(leg: DecidedLeg, texts: ReasonTexts, locale: string): string {
  const { facts } = leg;
  const pair = (text: string, [home, away]: Pair) =>
    fill(text, { score: localizeNumber(`${home}–${away}`, locale) });
  if (leg.isVoid && facts.stage !== undefined) return periodName(locale, facts.stage);
  if (facts.winners) return fill(texts.winner, { name: formatList(facts.winners, locale) });
  if (facts.goal !== undefined) return goalSentence(leg, texts, locale);
  if (facts.inWindow !== undefined) return windowSentence(leg, texts, locale);
  if (facts.corners) return pair(texts.corners, facts.corners);
  if (facts.cards) return pair(texts.cards, facts.cards);
  if (facts.goals !== undefined) {
    const count = localizeNumber(String(facts.goals), locale);
    return fill(texts.playerGoals, { name: leg.person ?? '', count });
  }
  return scoreSentence(leg, texts, locale);
}

/** Why a selection won, lost or was void, in words. */
export function legReason(leg: DecidedLeg, locale: string): LegReason {
  const texts = reasonTexts(locale);
  const rule = marketRule(locale, leg.marketId);
  return {
    result: resultOf(leg, texts, locale),
    rule: leg.isVoid ? `${texts.isVoid} ${rule}` : rule,
    at: leg.at,
  };
}
