import type { AskedAmount } from '#data/deposit-addresses.ts';
import { useHeldSystem } from '#data/held-query.ts';
import { useSession } from '#data/session.ts';

/** What a deposit is asked for with, in the currency of the account if no other is named. */
export function useAskedAmount({ currency, least }: Readonly<Record<string, unknown>>): AskedAmount {
  const { account } = useSession();
  const system = useHeldSystem();
  const own = account?.currency ?? system?.default_currency_code ?? '';
  const asked = typeof currency === 'string' ? currency : own;
  return { currency: asked, amount: typeof least === 'number' && least > 0 ? least : null };
}
