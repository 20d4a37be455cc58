import type { Account, CompPoints, StatusGroup, User } from '@touchline/contract';

export const PLAYER_ID = 'player-1';

export const accountOf = (available: number): Account => ({
  currency: 'EUR',
  subunits: 100,
  balance: { available, locked: 0 },
  active: true,
});

const NOBODY: User = {
  id: null,
  email: null,
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  language: null,
  currency: null,
  country: null,
  auth_fields_missed: [],
  statuses: [],
  progress: { points: 0, status_groups: [] },
  accounts: [],
};

/** The visitor, or the one player. `available` in smallest units; null where nobody is signed in. */
export const userOf = (available: number | null): User =>
  available === null
    ? NOBODY
    : {
        ...NOBODY,
        id: PLAYER_ID,
        email: 'player@operator.example',
        language: 'en',
        currency: 'EUR',
        country: { code: 'GB', name: 'United Kingdom' },
        accounts: [accountOf(available)],
      };

/** The phone of the player, with what the specification names of it. */
export const phoneOf = (locale: string) => ({
  number: '+447400123456',
  country: 'GB',
  status: 'verified',
  is_verified: true,
  resend_timeout_until: null,
  sms_limit_reached: false,
  locale,
});
export const COMP_POINTS: CompPoints = {
  points: 120,
  persistent_points: 120,
  min_condition: 100,
  max_condition: 300,
};
export const STATUS_GROUPS: StatusGroup[] = [
  { id: 'regular', name: 'Regular', points: 100 },
  { id: 'premier', name: 'Premier', points: 300 },
];
