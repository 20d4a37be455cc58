import { NAME_LENGTH_MAX, NICKNAME_LENGTH_MAX, NICKNAME_LENGTH_MIN } from '@touchline/contract/constants';
import { FIELD_KEYS } from '@touchline/contract/errors';

/** Names of a player by their fields in the contract; null clears one, an absent one stays. */
export interface ProfileFields {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

export interface WrongName {
  readonly field: keyof ProfileFields;
  readonly key: string;
}

const RULES = {
  first_name: { min: 1, max: NAME_LENGTH_MAX, key: FIELD_KEYS.name },
  last_name: { min: 1, max: NAME_LENGTH_MAX, key: FIELD_KEYS.name },
  nickname: { min: NICKNAME_LENGTH_MIN, max: NICKNAME_LENGTH_MAX, key: FIELD_KEYS.nickname },
} as const;
const FIELDS = ['first_name', 'last_name', 'nickname'] as const;

/** Letters, marks, spaces, apostrophes and hyphens, with one letter at least. */
const NAME = /^[\p{M} '’‐-]*\p{L}[\p{L}\p{M} '’‐-]*$/u;

/** The names as they are stored: without spaces around them, composed (NFC), so that a letter counts once. */
export function tidyNames(fields: ProfileFields): ProfileFields {
  const tidied = FIELDS.flatMap((field) => {
    const name = fields[field];
    return name === undefined ? [] : [[field, name?.trim().normalize('NFC') ?? null] as const];
  });
  return Object.fromEntries(tidied);
}

/** Names that cannot be saved, in the order of the form. Expects tidied names. */
export const wrongNames = (fields: ProfileFields): WrongName[] =>
  FIELDS.flatMap((field) => {
    const name = fields[field];
    const { min, max, key } = RULES[field];
    if (name === undefined || name === null) return [];
    const length = [...name].length;
    return length >= min && length <= max && NAME.test(name) ? [] : [{ field, key }];
  });
