import { catalogOf } from './catalogs.ts';
import type { MarketNames, MarketQuestion, RuleTexts } from './names.ts';

/** What a player is told about a market before he bets, each in a sentence or two. */
export interface MarketRuleTexts {
  /** What has to happen. */
  readonly wins: string;
  /** What is counted, and whether overtime is. */
  readonly counts: string;
  /** When the stake comes back. */
  readonly returned: string;
}

/** Market types whose outcomes do not say what is asked. */
const OF_MARKET: Readonly<Record<string, MarketQuestion>> = {
  '29': 'bothScore',
  '75': 'bothScore',
  '12205': 'bothScore',
  '12216': 'bothScore',
  '10010': 'scorer',
  '10011': 'twice',
  '10012': 'nextScorer',
  '10013': 'nextScorer',
  '10014': 'thrice',
  '10015': 'scorerAndWin',
  '10016': 'nextScorer',
  '10017': 'nextScorer',
  '10040': 'winToNil',
  '10041': 'winToNil',
  '10042': 'cleanSheet',
  '10043': 'cleanSheet',
  '10045': 'bothHalves',
  '12110': 'most',
  '12215': 'most',
  '10090': 'competitor',
  '10109': 'cleanSheet',
  '10110': 'cleanSheet',
  '10112': 'bothScore',
  '14317': 'cleanSheet',
  '14318': 'cleanSheet',
  '14417': 'cleanSheet',
  '14418': 'cleanSheet',
  '14424': 'winToNil',
  '14425': 'winToNil',
};

/** What the outcomes ask, by the lowest of their ids. */
const OF_OUTCOME: Readonly<Record<string, MarketQuestion>> = {
  '1': 'threeWay',
  '4': 'twoWay',
  '6': 'next',
  '9': 'doubleChance',
  '12': 'total',
  '70': 'oddEven',
  '74': 'yesNo',
  '78': 'combined',
  '324': 'score',
  '418': 'halfTimeFullTime',
  '794': 'combined',
  '1711': 'threeWayHandicap',
  '1714': 'handicap',
  '10460': 'most',
  '10501': 'interval',
  '10640': 'combined',
  '10650': 'combined',
  '10660': 'combined',
};

/** Rules of totals and handicaps with whole and quarter lines that do not say themselves what becomes of these. */
const SILENT_ON_LINES: ReadonlySet<string> = new Set(['corners', 'cards', 'first_half', 'second_half']);

function questionOf(marketId: string, { outcomes }: MarketNames): MarketQuestion {
  const [lowest] = Object.keys(outcomes); // ids are integers, so they come in ascending order
  return OF_MARKET[marketId] ?? (lowest === undefined ? 'score' : (OF_OUTCOME[lowest] ?? 'list'));
}

function returnedText(texts: RuleTexts, question: MarketQuestion, rule: string): string {
  if (question === 'competitor') return texts.competitionOff;
  const hasLines = (question === 'total' || question === 'handicap') && SILENT_ON_LINES.has(rule);
  return hasLines ? `${texts.lines} ${texts.matchOff}` : texts.matchOff;
}

/** What wins in a market type and when the stake comes back. Shape: `names` are those of any language. */
export function rulesOf(
  locale: string,
  marketId: string,
  names: MarketNames,
): Omit<MarketRuleTexts, 'counts'> {
  const texts = catalogOf(locale).ruleTexts;
  const question = questionOf(marketId, names);
  return { wins: texts.wins[question], returned: returnedText(texts, question, names.rule) };
}
