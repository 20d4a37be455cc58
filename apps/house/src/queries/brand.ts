import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Brand, checkBrand, type ServedBrand } from '@touchline/contract/brand';
import { SAMPLE_BRANDS } from '../brands/samples.ts';
import type { HouseOptions } from '../options.ts';
import { stampOf } from './operator-file.ts';

/** Knobs that an operator leaves out keep the value of the brand that the house was started with. */
const OwnKnobs = Brand.partial();

/** Names what a brand says: two houses with the same brand give it the same version. */
const versioned = (brand: Brand, faults: readonly string[]): ServedBrand => ({
  ...brand,
  version: createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12),
  ...(faults.length > 0 && { faults: [...faults] }),
});

async function jsonOf(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The operator's brand, or the default with what is wrong in his. */
async function readBrand(file: string, base: Brand): Promise<ServedBrand> {
  const { data: knobs, error } = OwnKnobs.safeParse(await jsonOf(file));
  if (!knobs) return versioned(base, shapeFaults(error?.issues ?? []));
  // A knob that is left out is not there at all in what was read.
  const brand = { ...base, ...knobs } as Brand;
  const { refusals, warnings } = checkBrand(brand);
  for (const warning of warnings) console.warn(`warning: ${file}: ${warning}`);
  return refusals.length > 0 ? versioned(base, refusals) : versioned(brand, []);
}

const shapeFaults = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) =>
    path.length === 0 ? `The file is no brand: ${message}.` : `${path.join('.')}: ${message}.`,
  );

/** The brand that the product wears, with what is wrong in the operator's. */
export interface OperatorBrand {
  read(): Promise<ServedBrand>;
}

/** The brand that the product wears: `brand.json` of the data folder, read again when it changes, else the chosen one. */
export function createBrand({ dataDir, brand }: Pick<HouseOptions, 'dataDir' | 'brand'>): OperatorBrand {
  const file = join(dataDir, 'brand.json');
  const chosen = versioned(SAMPLE_BRANDS[brand], []);
  let held: { readonly stamp: string; readonly value: ServedBrand } | undefined;
  return {
    async read() {
      const stamp = await stampOf(file);
      if (stamp === null) return chosen;
      if (held?.stamp !== stamp) {
        held = { stamp, value: await readBrand(file, SAMPLE_BRANDS[brand]) };
        for (const fault of held.value.faults ?? []) console.warn(`warning: ${file}: ${fault}`);
      }
      return held.value;
    },
  };
}
