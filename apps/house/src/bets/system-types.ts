import { fullCoverTypes, type SystemType, standardSystemTypes } from '@touchline/betting';
import type { SystemType as ContractSystemType } from '@touchline/contract';
import type { HouseOptions } from '../options.ts';

const STANDARD = standardSystemTypes();
const WITH_COVERS = [...STANDARD, ...fullCoverTypes()];

/** Systems that may be bet. */
export const offeredSystems = ({
  capabilities,
}: Pick<HouseOptions, 'capabilities'>): readonly SystemType[] =>
  capabilities.includes('full_covers') ? WITH_COVERS : STANDARD;

/** A system as the contract and the database hold it. */
export const contractSystem = ({ id, totalCount, winCount, folds }: SystemType): ContractSystemType => ({
  id,
  total_count: totalCount,
  win_count: winCount,
  ...(folds && { folds: [...folds] }),
});

/** A system as the rules take it. */
export const systemOf = ({ id, total_count, win_count, folds }: ContractSystemType): SystemType => ({
  id,
  totalCount: total_count,
  winCount: win_count,
  ...(folds && { folds }),
});
