import type { MarketGroup, MarketTemplate, OutcomeKind } from '#feed/world.ts';

export type Row = [
  id: string,
  kind: OutcomeKind,
  groups: readonly MarketGroup[],
  outcomeIds: string,
  specifiers?: string,
];

export const TWO_WAY = '4 5';
export const HANDICAP = '1714 1715';
export const OVER_UNDER = '12 13';
export const ODD_EVEN = '70 72';
export const YES_NO = '74 76';
/** Every final score in sets of matches to one, two, three and four. */
export const SET_SCORES = '4:0 4:1 4:2 4:3 3:0 3:1 3:2 2:0 2:1 1:2 0:2 2:3 1:3 0:3 3:4 2:4 1:4 0:4';

const words = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(' '));

/** Market types of a sport in order of priority. */
export function marketTemplates(sport: string, rows: readonly Row[]): readonly MarketTemplate[] {
  return rows.map(([id, kind, groups, outcomeIds, specifiers], index) => ({
    id,
    kind,
    groups,
    priority: index + 1,
    outcomeIds: words(outcomeIds),
    specifiers: words(specifiers),
    i18nKey: `${sport}.${id}`,
  }));
}

export const byId = (templates: readonly MarketTemplate[]) =>
  new Map(templates.map((template) => [template.id, template]));
