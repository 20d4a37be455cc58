import type { OwnText } from '../queries/text-in.ts';

/** Status groups of a fresh installation, lowest first. Units: points needed. */
export const OWN_STATUS_GROUPS: { id: string; name: OwnText; points: number }[] = [
  {
    id: 'bronze',
    name: { en: 'Bronze', de: 'Bronze', fr: 'Bronze', no: 'Bronse', fi: 'Pronssi', ar: 'برونزي' },
    points: 250,
  },
  {
    id: 'silver',
    name: { en: 'Silver', de: 'Silber', fr: 'Argent', no: 'Sølv', fi: 'Hopea', ar: 'فضي' },
    points: 1_000,
  },
  {
    id: 'gold',
    name: { en: 'Gold', de: 'Gold', fr: 'Or', no: 'Gull', fi: 'Kulta', ar: 'ذهبي' },
    points: 5_000,
  },
];
