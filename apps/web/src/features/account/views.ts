import type { BlockModule } from '#data/block.ts';
import { systemQuery } from '#data/queries.ts';
import { AccountBlock } from './account-block.tsx';
import { ProfileBlock, type ProfileSettings } from './profile-block.tsx';

export const account: BlockModule<object> = { View: AccountBlock, queries: () => [systemQuery()] };
export const profile: BlockModule<ProfileSettings> = { View: ProfileBlock, queries: () => [systemQuery()] };
