import type { LinkTarget, Occasion } from '@touchline/contract/layout';
import type { House } from '../house.ts';
import { catalogueIndex } from './present-tournament.ts';
import { hasCyberSports } from './sport-type-providers.ts';

type Fate = ReturnType<Occasion['fateOf']>;

/** What beside the catalogue may be led to: ids of promotions that run, paths of the operator's pages. */
interface Destinations {
  readonly promotions: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
}

type SectionTarget = Extract<LinkTarget, { kind: 'section' }>;

function sectionFate({ options, world }: House, { section }: SectionTarget): Fate {
  switch (section) {
    case 'promotions':
      return options.capabilities.includes('promotions') ? 'there' : 'off';
    case 'e_sports':
      return hasCyberSports(world) ? 'there' : 'off';
    case 'horse_racing':
    case 'lotteries':
      return options.off.has(section) ? 'off' : 'there';
    // These name a kind of page, and none of them.
    case 'sport':
    case 'league':
    case 'match':
      return 'gone';
    default:
      return 'there';
  }
}

/** Whether what a link of a layout leads to is there. */
export function targetFate(house: House, { promotions, pages }: Destinations): Occasion['fateOf'] {
  const { world } = house;
  const fate = (isThere: boolean): Fate => (isThere ? 'there' : 'gone');
  return (target) => {
    switch (target.kind) {
      case 'section':
        return sectionFate(house, target);
      case 'sport':
        return fate(world.sports().some(({ key }) => key === target.sport_key));
      case 'league':
        return fate(catalogueIndex(world).tournaments.has(target.id));
      case 'event':
        return fate((world.match(target.id) ?? world.past.find(target.id)) !== undefined);
      case 'promo':
        return house.options.capabilities.includes('promotions') ? fate(promotions.has(target.id)) : 'off';
      case 'page':
        return fate(pages.has(target.path));
      case 'action':
      case 'url':
        return 'there';
    }
  };
}
