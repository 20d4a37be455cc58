import type { TemplateRow } from '#pricing/timed/template-rows.ts';
import type { MarketGroup, MarketTemplate, OutcomeKind } from '../world.ts';

/** A market type as data, in order of display. */
type MarketRow = readonly [
  id: string,
  kind: OutcomeKind,
  groups: readonly MarketGroup[],
  outcomeIds: string,
  specifiers?: string,
];

const words = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(' '));

/** Market types of a sport; what stands first is shown first. */
export function templatesOf(sport: string, rows: readonly MarketRow[]): readonly MarketTemplate[] {
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

/** Rows that many sports share, as this family writes them. */
export const deepRows = (rows: readonly TemplateRow[]): MarketRow[] =>
  rows.map(([id, kind, groups, outcomeIds, specifiers = '']) => [
    id,
    kind,
    words(groups) as MarketGroup[], // they are written in this vocabulary; a test holds them to it
    outcomeIds,
    specifiers,
  ]);

/** Finds a market type by its id. */
export function templateFinder(templates: readonly MarketTemplate[]): (id: string) => MarketTemplate {
  const byId = new Map(templates.map((template) => [template.id, template]));
  return (id) => {
    const template = byId.get(id);
    if (template === undefined) throw new Error(`market type ${id} is unknown`);
    return template;
  };
}
