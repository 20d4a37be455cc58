import { join } from 'node:path';
import type { SystemData } from '@touchline/contract';
import { DEPOSIT_WAYS } from '@touchline/contract/constants';
import { PLATFORM_PREFIX } from '@touchline/contract/headers';
import { z } from 'zod';
import type { HouseOptions } from '../options.ts';
import { operatorFile } from './operator-file.ts';

/** Paths that this backend serves at `PLATFORM_ORIGIN`. Source: specification §2. */
export const OWN_PAGES = {
  payment_widget_script: '/payment-widget.js',
  deposit_page: '/profile/wallet/deposit',
  transactions_page: '/profile/wallet/transactions',
  terms_page: '/terms-and-conditions',
  help_page: '/help-center',
} as const;

const LIST_MAX = 50;

const Origin = z.url({ protocol: /^https?$/ }).refine((text) => URL.parse(text)?.origin === text, {
  error: 'must be an origin: nothing behind the host',
});
const Path = z
  .string()
  .regex(/^\/(?!\/)[\w.~%/-]*$/, { error: 'must be a path that begins with one slash' })
  .max(200);
const Name = z.string().regex(/^[\w.-]{1,40}$/, { error: 'must be the name of a parameter' });

const different = (list: readonly string[]) => new Set(list).size === list.length;
const listOf = <T extends z.ZodType<string>>(item: T, max: number = LIST_MAX) =>
  z.array(item).max(max).refine(different, { error: 'names something twice' });

/** `platform.json` of the data folder: the operator's platform, and how players pay in there. */
const PlatformFile = z
  .strictObject({
    frontend_origin: Origin.nullable().default(null),
    backend_origin: Origin.nullable().default(null),
    api_prefix: Path.default(PLATFORM_PREFIX),
    payment_widget_script: Path.nullable().default(null),
    payment_widget_origins: listOf(Origin).default([]),
    deposit_page: Path.nullable().default(OWN_PAGES.deposit_page),
    transactions_page: Path.default(OWN_PAGES.transactions_page),
    terms_page: Path.default(OWN_PAGES.terms_page),
    help_page: Path.default(OWN_PAGES.help_page),
    casino_parameters: listOf(Name).default([]),
    deposit_ways: listOf(z.enum(DEPOSIT_WAYS)).default([...DEPOSIT_WAYS]),
    deposit_blocked_countries: listOf(
      z.string().regex(/^[A-Z]{2}$/, { error: 'must be a code such as DE' }),
      300,
    ).default([]),
  })
  .refine(
    ({ frontend_origin: origin, payment_widget_script: script }) => origin !== null || script === null,
    {
      error: 'needs a frontend_origin to load the payment widget from',
      path: ['payment_widget_script'],
    },
  );
type PlatformFile = z.infer<typeof PlatformFile>;

/** What clients read of the operator's platform. */
export type PlatformFacts = Pick<
  SystemData['platform_settings'],
  'platform' | 'casino_parameters' | 'deposit_ways' | 'deposit_blocked_countries'
>;

type Options = Pick<HouseOptions, 'dataDir' | 'payments' | 'platformOrigin' | 'off'>;

/** Addresses of the operator's platform, else of the pages that this backend serves; undefined if there are none. */
function addressesOf(file: PlatformFile, { payments, platformOrigin }: Options): PlatformFacts['platform'] {
  const { frontend_origin: frontend, backend_origin: backend, ...rest } = file;
  const {
    casino_parameters: _parameters,
    deposit_ways: _ways,
    deposit_blocked_countries: _,
    ...paths
  } = rest;
  if (frontend !== null) return { ...paths, frontend_origin: frontend, backend_origin: backend ?? frontend };
  if (platformOrigin === null) return undefined;
  return {
    ...OWN_PAGES,
    frontend_origin: platformOrigin,
    backend_origin: platformOrigin,
    api_prefix: PLATFORM_PREFIX,
    payment_widget_origins: [],
    ...(payments === 'off' && { payment_widget_script: null, deposit_page: null }),
  };
}

export function createPlatformFile(options: Options) {
  const file = operatorFile(join(options.dataDir, 'platform.json'), PlatformFile, PlatformFile.parse({}));
  return {
    async read(): Promise<PlatformFacts> {
      const read = await file.read();
      const addresses = addressesOf(read, options);
      return {
        ...(addresses && { platform: addresses }),
        casino_parameters: read.casino_parameters,
        deposit_ways: options.off.has('deposits') ? [] : read.deposit_ways,
        deposit_blocked_countries: read.deposit_blocked_countries,
      };
    },
    /** Origin of the operator's own platform; null without one. */
    frontendOrigin: async (): Promise<string | null> => (await file.read()).frontend_origin,
    /** Whether a player of a country may pay in. */
    async takesDeposits(country: string): Promise<boolean> {
      const blocked = (await file.read()).deposit_blocked_countries;
      return !options.off.has('deposits') && !blocked.includes(country);
    },
    blockedCountries: async (): Promise<readonly string[]> => (await file.read()).deposit_blocked_countries,
  };
}
