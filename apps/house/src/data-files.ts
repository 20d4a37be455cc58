import type { Database } from '#db/database.ts';
import { openPersonKeys } from './exclusions/person-keys.ts';
import { createRegisterFile } from './exclusions/register-file.ts';
import type { House } from './house.ts';
import type { HouseOptions } from './options.ts';
import { createBlockedCountries } from './queries/blocked-countries.ts';
import { createBrand } from './queries/brand.ts';
import { createChat } from './queries/chat-file.ts';
import { createCompetitorLogos } from './queries/competitor-logos.ts';
import { createFlags } from './queries/flags.ts';
import { createLimitPolicy } from './queries/limit-policy.ts';
import { createLoyalty } from './queries/loyalty.ts';
import { createSignUpRules } from './queries/sign-up-rules.ts';

type DataFiles =
  | 'blockedCountries'
  | 'brand'
  | 'chat'
  | 'flags'
  | 'limitPolicy'
  | 'logos'
  | 'loyalty'
  | 'personKeys'
  | 'register'
  | 'signUpRules';

/** What commands and queries read of the data folder. */
export async function readDataFiles(
  db: Database,
  options: HouseOptions,
  folder: string,
): Promise<Pick<House, DataFiles>> {
  const blockedCountries = createBlockedCountries(options.dataDir);
  return {
    blockedCountries,
    brand: createBrand(options),
    chat: createChat(options),
    flags: createFlags(options.dataDir),
    limitPolicy: createLimitPolicy(options.dataDir),
    logos: createCompetitorLogos(options.dataDir),
    loyalty: createLoyalty(options.dataDir),
    personKeys: await openPersonKeys(db, folder, options),
    register: createRegisterFile(options.dataDir),
    signUpRules: createSignUpRules(options.dataDir, blockedCountries),
  };
}
