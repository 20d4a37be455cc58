import type { Campaign, CampaignTerms } from '../../src/bonuses/campaign.ts';
import { createSportFeeds } from '../../src/feed/sports.ts';
import type { HouseOptions } from '../../src/options.ts';
import { DEFAULT_SEED } from '../../src/season.ts';
import { mediaFault, type Origins, originFault } from './address-faults.ts';
import type { Finding } from './finding.ts';

type Options = Pick<HouseOptions, 'dataDir' | 'replay' | 'sports' | 'seed'>;
type Say = (says: string, level?: Finding['level']) => void;

/** Whether there is a sport, a category, a tournament or an event of that name. */
type Lookup = Readonly<Record<'sport' | 'category' | 'tournament' | 'event', (id: string) => boolean>>;

/** What the backend plays. Null for a recording, which brings its own. */
function playedOf({ replay, sports, seed }: Options): Lookup | null {
  if (replay !== null) return null;
  const feeds = createSportFeeds(seed ?? DEFAULT_SEED).filter(
    ({ sport }) => sports === null || sports.includes(sport.key),
  );
  const keys = new Set(feeds.map(({ sport }) => sport.key));
  const categories = new Set(feeds.flatMap((feed) => feed.categories.map(({ id }) => id)));
  const tournaments = new Set(feeds.flatMap((feed) => feed.tournaments.map(({ id }) => id)));
  return {
    sport: (key) => keys.has(key),
    category: (id) => categories.has(id),
    tournament: (id) => tournaments.has(id),
    event: (id) => feeds.some((feed) => feed.find(id) !== undefined),
  };
}

function checkConditions({ conditions }: CampaignTerms, played: Lookup, say: Say): void {
  const named = {
    sport: conditions.sportKeys,
    category: conditions.categoryIds,
    tournament: conditions.tournamentIds,
    event: conditions.matchIds,
  };
  for (const kind of ['sport', 'category', 'tournament', 'event'] as const)
    for (const id of named[kind])
      if (!played[kind](id)) say(`names the ${kind} "${id}", which is not there.`);
}

function checkBanner({ banner }: CampaignTerms, { dataDir }: Options, origins: Origins, say: Say): void {
  for (const address of [banner?.desktop, banner?.mobile]) {
    const faults = [
      ...mediaFault(address, dataDir),
      ...originFault(address, origins.imageOrigins, 'IMAGE_ORIGINS'),
    ];
    for (const fault of faults) say(fault);
  }
}

/** A freebet without a bound costs as much as players ask for. */
function checkBounds({ offer, trigger, maxIssued, budget }: CampaignTerms, say: Say): void {
  if (offer.family === 'freebet' && trigger.kind !== 'operator' && maxIssued === null && budget === null)
    say('gives freebets without a bound: set budget or max_issued.', 'warning');
}

/** Whether what campaigns name is there: sports, categories, tournaments, events, pictures; and what has no bound. */
export function checkCampaigns(
  campaigns: readonly Campaign[],
  options: Options,
  origins: Origins,
): Finding[] {
  if (campaigns.length === 0) return [];
  const played = playedOf(options);
  const findings: Finding[] = [];
  for (const { terms } of campaigns) {
    const say: Say = (says, level = 'error') =>
      findings.push({ level, where: 'campaigns.json', says: `${terms.id}: ${says}` });
    if (played) checkConditions(terms, played, say);
    checkBanner(terms, options, origins, say);
    checkBounds(terms, say);
  }
  return findings;
}
