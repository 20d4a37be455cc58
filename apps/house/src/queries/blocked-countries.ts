import { join } from 'node:path';
import { z } from 'zod';
import { operatorFile } from './operator-file.ts';

const LIST_MAX = 300;

const Codes = z
  .array(z.string().regex(/^[A-Z]{2}$/, { error: 'must be a code such as DE' }))
  .max(LIST_MAX)
  .refine((codes) => new Set(codes).size === codes.length, { error: 'names a country twice' })
  .default([]);

/** `countries.json` of the data folder: where accounts are blocked, and where every page is. */
const CountriesFile = z.strictObject({ account: Codes, site: Codes });

/** Countries that the operator blocks. Accounts are blocked wherever pages are. */
export interface BlockedCountries {
  readonly account: readonly string[];
  readonly site: readonly string[];
}

export interface OperatorCountries {
  read(): Promise<BlockedCountries>;
}

export function createBlockedCountries(dataDir: string): OperatorCountries {
  const file = operatorFile(join(dataDir, 'countries.json'), CountriesFile, CountriesFile.parse({}));
  return {
    async read() {
      const { account, site } = await file.read();
      return { account: [...new Set([...account, ...site])], site };
    },
  };
}
