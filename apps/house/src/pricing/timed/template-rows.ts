import type { MarketGroup, MarketTemplate, OutcomeKind } from '#feed/world.ts';

export type TemplateRow = readonly [
  id: string,
  kind: OutcomeKind,
  groups: string,
  outcomeIds: string,
  specifiers?: string,
];

export const SIDES_2 = '4 5';
export const SIDES_3 = '1 2 3';
export const OVER_UNDER = '12 13';
export const HANDICAP = '1714 1715';
export const ODD_EVEN = '70 72';
export const YES_NO = '74 76';
export const DOUBLE_CHANCE = '9 10 11';

const words = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Market types of a sport in order of priority: what stands first here stands first on the page. */
export function templatesOf(sport: string, rows: readonly TemplateRow[]): readonly MarketTemplate[] {
  return rows.map(([id, kind, groups, outcomeIds, specifiers = ''], index) => ({
    id,
    kind,
    // The rows are written in this vocabulary; their test holds them to it.
    groups: words(groups) as MarketGroup[],
    priority: index + 1,
    outcomeIds: words(outcomeIds),
    specifiers: words(specifiers),
    i18nKey: `${sport}.${id}`,
  }));
}

/** Finds a market type among those of a sport. */
export function templateFinder(templates: readonly MarketTemplate[]): (id: string) => MarketTemplate {
  const byId = new Map(templates.map((template) => [template.id, template]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`No market type ${id}`);
    return found;
  };
}
