import { PROVIDERS } from './providers.ts';

const SPORT_TYPES = ['regular', 'cyber'];
const NAMES: readonly string[] = PROVIDERS;

/** Providers by sport type: sports of that type are shown from these alone. Types that are not named are whole. */
export type TestProviders = ReadonlyMap<string, ReadonlySet<string>>;

/** Parses the cookie's value. Broken pairs are ignored; null if no pair is left. */
export function readTestProviders(value: string | undefined): TestProviders | null {
  const found = new Map<string, Set<string>>();
  for (const pair of (value ?? '').split('|')) {
    const [type = '', provider = '', ...more] = pair.split(':');
    if (more.length > 0 || !SPORT_TYPES.includes(type) || !NAMES.includes(provider)) continue;
    found.set(type, (found.get(type) ?? new Set()).add(provider));
  }
  return found.size > 0 ? found : null;
}

/** The cookie's value of a restriction: one text for all that mean the same. */
export const writeTestProviders = (providers: TestProviders): string =>
  [...providers]
    .flatMap(([type, names]) => [...names].map((name) => `${type}:${name}`))
    .toSorted()
    .join('|');

/** Whether a sport is shown under a restriction. */
export const showsSport = (
  providers: TestProviders | null,
  { type, provider }: { readonly type: string; readonly provider: string },
): boolean => providers?.get(type)?.has(provider) ?? true;
