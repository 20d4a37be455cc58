import { DEFAULT_PLAYER_FIELDS, type PlayerField } from '@touchline/contract/constants';
import { foldText } from '@touchline/i18n/fold';
import type { PlayerRow } from './sessions.ts';

/** What the operator asks of a player. */
export interface SignUpRules {
  /** In the order of the form. */
  readonly fields: readonly PlayerField[];
  /** Terms that bind a player; null without any. `url`: null for the page of rules. */
  readonly terms: { readonly version: string; readonly url: string | null } | null;
  /** Whether deposits are refused while the account lacks fields. */
  readonly depositNeedsFields: boolean;
  /** Names of municipalities by country. A country that is not listed has any. */
  readonly municipalities: Readonly<Record<string, readonly string[]>>;
  /** Codes of the countries whose residents open no account. */
  readonly blockedCountries: readonly string[];
}

/** Rules of a fresh installation. */
export const DEFAULT_SIGN_UP_RULES: SignUpRules = {
  fields: DEFAULT_PLAYER_FIELDS,
  terms: null,
  depositNeedsFields: false,
  municipalities: {},
  blockedCountries: [],
};

/** The municipality as it is listed, whatever its case and accents; as it is given if the country has no list; null if unknown. */
export function knownMunicipality(
  { municipalities }: Pick<SignUpRules, 'municipalities'>,
  { country, name }: { readonly country: string; readonly name: string },
): string | null {
  const listed = municipalities[country];
  if (listed === undefined) return name;
  return listed.find((one) => one === name) ?? listed.find((one) => foldText(one) === foldText(name)) ?? null;
}

type Known = Pick<
  PlayerRow,
  | 'country'
  | 'birthDate'
  | 'firstName'
  | 'lastName'
  | 'nickname'
  | 'municipality'
  | 'phone'
  | 'contactPhone'
  | 'termsVersion'
>;

/** Whether the player has told a municipality that is known, if his country lists them. */
const hasMunicipality = (rules: SignUpRules, { country, municipality: name }: Known): boolean =>
  Boolean(name) && knownMunicipality(rules, { country, name: name ?? '' }) !== null;

/** Names of the fields that an account lacks, in the order of the form; `terms` comes last. */
export function missedFields(rules: SignUpRules, player: Known): string[] {
  const has: Partial<Record<PlayerField, boolean>> = {
    country: player.country !== '',
    birth_date: player.birthDate !== '',
    first_name: player.firstName !== null,
    last_name: player.lastName !== null,
    nickname: player.nickname !== null,
    municipality: hasMunicipality(rules, player),
    mobile_phone: (player.phone ?? player.contactPhone) !== null,
  };
  const isAccepted = rules.terms === null || player.termsVersion === rules.terms.version;
  return [...rules.fields.filter((field) => has[field] === false), ...(isAccepted ? [] : ['terms'])];
}

/** Whether a bet is refused because the municipality is none of those of the player's country. */
export const lacksMunicipality = (rules: SignUpRules, player: Known): boolean =>
  rules.fields.includes('municipality') &&
  rules.municipalities[player.country] !== undefined &&
  !hasMunicipality(rules, player);
