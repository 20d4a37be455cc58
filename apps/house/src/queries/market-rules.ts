import type { MarketRule } from '@touchline/contract';
import { marketRuleTexts } from '@touchline/i18n/catalog-names';
import type { World } from '#feed/world.ts';

/** Rules of market types in a language; of every sport and type where none is named. */
export function presentMarketRules(
  world: World,
  of: { readonly sportKey: string | null; readonly marketIds: readonly string[] | null },
  locale: string,
): MarketRule[] {
  return world
    .sports()
    .filter(({ key }) => of.sportKey === null || key === of.sportKey)
    .flatMap(({ id, key }) =>
      world
        .templates(id)
        .filter((template) => of.marketIds?.includes(template.id) ?? true)
        .flatMap((template) => {
          const texts = marketRuleTexts(locale, template.id);
          return texts ? [{ market_id: template.id, sport_key: key, ...texts }] : [];
        }),
    );
}
