import { slugText } from '../../src/catalogue/slug.ts';
import { createSportFeeds } from '../../src/feed/sports.ts';
import type { HouseOptions } from '../../src/options.ts';
import type { CompetitorLogos } from '../../src/queries/competitor-logos.ts';
import type { Finding } from './finding.ts';

/** Ids and names of competitors, as files of logos are called by them. */
function competitorKeys(): ReadonlySet<string> {
  const competitors = createSportFeeds(0).flatMap(({ tournaments, leagueDays }) =>
    tournaments.flatMap(({ id }) => leagueDays?.competitors(id) ?? []),
  );
  return new Set(competitors.flatMap(({ id, name }) => [id, slugText(name)]));
}

/** Finds logo files that name no competitor. Recordings are not checked: they bring their own competitors. */
export function checkLogos({ replay }: HouseOptions, logos: CompetitorLogos): Finding[] {
  const addresses = [...logos.addresses()];
  if (addresses.length === 0 || replay !== null) return [];
  const known = competitorKeys();
  return addresses
    .filter(([key]) => !known.has(key))
    .map(([key, address]) => ({
      level: 'warning',
      where: address.replace(/^\/|\?.*$/g, ''),
      says: `is the logo of no competitor: "${key}" is neither an id nor a name.`,
    }));
}
