import type { IconName } from '@touchline/ui';

const ICONS: Readonly<Record<string, IconName>> = {
  football: 'football',
  basketball: 'basketball',
  tennis: 'tennis',
  'ice-hockey': 'hockey',
  'table-tennis': 'tabletennis',
  baseball: 'baseball',
  handball: 'handball',
  volleyball: 'volleyball',
};

/** Outline of a sport by its key. */
export const sportIcon = (sportKey: string): IconName => ICONS[sportKey] ?? 'trophy';
