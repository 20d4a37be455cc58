import type { IconName } from '@touchline/ui';

const ICONS: Readonly<Record<string, IconName>> = {
  football: 'football',
  basketball: 'basketball',
  tennis: 'tennis',
  ice_hockey: 'hockey',
  table_tennis: 'tabletennis',
  baseball: 'baseball',
  handball: 'handball',
  volleyball: 'volleyball',
  badminton: 'badminton',
  darts: 'darts',
  rugby: 'rugby',
  american_football: 'americanfootball',
  cricket: 'cricket',
  counter_strike: 'crosshair',
  valorant: 'blades',
  dota_2: 'towers',
};

/** Outline of a sport by its key. */
export const sportIcon = (sportKey: string): IconName => ICONS[sportKey] ?? 'trophy';
