import type { EpochMs } from '@touchline/betting';
import type { Person } from './person-keys.ts';

/** A register of persons who may not play, such as a national one. Another one takes the place of the file by this port. */
export interface ExclusionRegister {
  /**
   * Until when the register excludes each person, in order; null for one who is not on it. Null in place of the list: the operator
   * has no register. Errors: any, if the register gives no answer.
   */
  ask(persons: readonly Person[]): Promise<readonly (EpochMs | null)[] | null>;
}
