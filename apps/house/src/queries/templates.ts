import type { MarketTemplate } from '@touchline/contract';
import { marketRule, scoreName, templateOf } from '@touchline/i18n/catalog-names';
import type { World } from '#feed/world.ts';

/** Names of market types in a language, for clients that see a market before the API named it to them. */
export function presentTemplates(world: World, sportKey: string | null, locale: string): MarketTemplate[] {
  return world
    .sports()
    .filter((sport) => sportKey === null || sport.key === sportKey)
    .flatMap((sport) =>
      world.templates(sport.id).map((template) => {
        const names = templateOf(locale, template.id);
        return {
          id: template.id,
          sport_key: sport.key,
          name: names?.name ?? template.id,
          group_keys: [...template.groups],
          priority: template.priority,
          outcomes: template.outcomeIds.map((id) => ({
            id,
            name: names?.outcomes[id] ?? scoreName(locale, id) ?? id,
          })),
          rule: marketRule(locale, template.id),
        };
      }),
    );
}
