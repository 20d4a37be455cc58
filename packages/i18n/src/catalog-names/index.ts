import { parseSpecifier } from '@touchline/betting';
import { localizeNumber } from '../digits.ts';
import canadian from '../locales/fr-CA/regional.json' with { type: 'json' };
import { fillTemplate } from '../template.ts';
import { catalogOf } from './catalogs.ts';
import { CORRECT_SCORES } from './correct-scores.ts';
import { english } from './en.ts';
import { type MarketRuleTexts, rulesOf } from './market-rules.ts';
import type { MarketNames, ReasonTexts } from './names.ts';

/** Who plays, for names that say so. Competitors of an outright and players are found by outcome id. */
export interface MatchNames {
  readonly home: string;
  readonly away: string;
  readonly people?: ReadonlyMap<string, string>;
}

const valuesOf = (specifier: string, names: MatchNames) => ({
  home: names.home,
  away: names.away,
  specifier: parseSpecifier(specifier) ?? {},
});

/** Name of a sport by its key; the key where it has none. */
export const sportName = (locale: string, key: string): string => catalogOf(locale).sports[key] ?? key;

/** Name of a group of markets by its key. */
export const groupName = (locale: string, key: string): string => catalogOf(locale).groups[key] ?? key;

/** Name of a period or stage by its status code; some sports have a word of their own for it. */
export function periodName(locale: string, code: string | number, sportKey = ''): string {
  const { periods } = catalogOf(locale);
  return periods[`${sportKey}.${code}`] ?? periods[String(code)] ?? '';
}

/** Word for a long event with competitors. */
export const outrightName = (locale: string): string => catalogOf(locale).outright;

/** Raw names of a market type, for clients that name markets themselves. */
export const templateOf = (locale: string, marketId: string): MarketNames | undefined =>
  catalogOf(locale).markets[marketId];

/** Key of the rule of settlement of a market type; its languages share it. */
export const ruleKey = (marketId: string): string | undefined => english.markets[marketId]?.rule;

/** Rule of settlement of a market type in one sentence or two. */
export function marketRule(locale: string, marketId: string): string {
  const catalog = catalogOf(locale);
  return catalog.rules[catalog.markets[marketId]?.rule ?? 'full_time'] ?? '';
}

/** What wins in a market type, what counts and when the stake comes back; undefined for one that no catalog names. */
export function marketRuleTexts(locale: string, marketId: string): MarketRuleTexts | undefined {
  const names = english.markets[marketId];
  return names && { ...rulesOf(locale, marketId, names), counts: marketRule(locale, marketId) };
}

/** Name of a market: `Total goals`, `3rd goal`. Shape: `specifier` as in the feed's vocabulary. */
export function marketName(
  locale: string,
  market: { id: string; specifier: string },
  names: MatchNames,
): string {
  const template = templateOf(locale, market.id);
  return template ? fillTemplate(template.name, valuesOf(market.specifier, names), locale) : market.id;
}

const SCORE = /^\d+:\d+$/;

/** Name of an outcome that is a score: `2–0`. Shape: an id of the feed's market "Correct score", or the score itself. */
export function scoreName(locale: string, outcomeId: string): string | undefined {
  const score = CORRECT_SCORES[outcomeId] ?? outcomeId;
  return SCORE.test(score) ? localizeNumber(score, locale).replace(':', '–') : undefined;
}

/** Name of an outcome: `Over 2.5`, a club, a player, a score. */
export function outcomeName(
  locale: string,
  market: { id: string; specifier: string },
  outcomeId: string,
  names: MatchNames,
): string {
  const template = templateOf(locale, market.id)?.outcomes[outcomeId];
  if (template) return fillTemplate(template, valuesOf(market.specifier, names), locale);
  const person = names.people?.get(outcomeId);
  if (person) return person;
  return scoreName(locale, outcomeId) ?? outcomeId;
}

/** Words for what was counted when a selection was decided. */
export const reasonTexts = (locale: string): ReasonTexts => catalogOf(locale).reasons;

/** What a region says otherwise than its language. */
const REGIONAL: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'fr-CA': canadian };

/** Text of an error key; empty where there is none. */
export function errorText(
  locale: string,
  key: string,
  params: Readonly<Record<string, string>> = {},
): string {
  const text = REGIONAL[locale]?.[key] ?? catalogOf(locale).errors[key] ?? english.errors[key] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

export { formatList, joinTexts, localizeNumber } from '../digits.ts';
export { catalogOf } from './catalogs.ts';
export { CORRECT_SCORES } from './correct-scores.ts';
export type { MarketNames, NameCatalog, NotificationType, ReasonTexts } from './names.ts';
export { betTypeName, matchMomentTexts, notificationTexts } from './notifications.ts';
