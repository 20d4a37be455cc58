import { join } from 'node:path';
import { FEATURE_FLAGS, type FeatureFlag, FLAG_STATUSES, TEST_STATUS } from '@touchline/contract/constants';
import { z } from 'zod';
import { StatusId } from '../players/statuses.ts';
import { operatorFile } from './operator-file.ts';

const Status = z.enum(FLAG_STATUSES);

/** `flags.json` of the data folder: what is active, and the status that players need here. */
const FlagsFile = z.strictObject({
  activity_tracking: Status.default('active'),
  jackpots: Status.default('active'),
  responsible_gambling: Status.default('active'),
  quick_deposit: Status.default('active'),
  test: Status.default('inactive'),
  user_group: StatusId.nullable().default(null),
} satisfies Record<FeatureFlag | 'user_group', z.ZodType>);

/** What the operator's file says now. */
export interface Flags {
  readonly isActive: (flag: FeatureFlag) => boolean;
  /** Status that a signed-in player needs; null: none. */
  readonly userGroup: string | null;
}

export interface OperatorFlags {
  read(): Promise<Flags>;
}

export function createFlags(dataDir: string): OperatorFlags {
  const file = operatorFile(join(dataDir, 'flags.json'), FlagsFile, FlagsFile.parse({}));
  return {
    async read() {
      const { user_group: userGroup, ...statuses } = await file.read();
      return { isActive: (flag) => statuses[flag] === 'active', userGroup };
    },
  };
}

/** The flags as the contract lists them. */
export const presentFlags = ({ isActive }: Flags) =>
  FEATURE_FLAGS.map((name) => ({
    name,
    status: isActive(name) ? ('active' as const) : ('inactive' as const),
  }));

/** Whether a player with these statuses pays in by a saved card. */
export const isQuickDepositOpen = (
  { isActive }: Flags,
  statuses: readonly { readonly id: string }[],
): boolean =>
  isActive('quick_deposit') || (isActive('test') && statuses.some(({ id }) => id === TEST_STATUS));
