import { Sentence } from '../sentence.ts';

const PROVIDERS = ['off', 'stand-in'] as const;
type ProviderName = (typeof PROVIDERS)[number];

/** A shorter one could be guessed from a notice. */
const SECRET_LENGTH = 32;

export interface PaymentOptions {
  /** Who takes deposits. */
  readonly payments: ProviderName;
  /** Signs the notices of the payment provider; null: one that lasts as long as the process. */
  readonly paymentsSecret: string | null;
  /** Origin under which browsers reach this backend: it serves the platform's pages there; null: it serves none. */
  readonly platformOrigin: string | null;
}

export const NO_PAYMENTS: PaymentOptions = { payments: 'off', paymentsSecret: null, platformOrigin: null };

function platformOriginOf(text: string | undefined): string | null {
  const origin = text?.trim() || null;
  if (origin === null || (/^https?:/.test(origin) && URL.parse(origin)?.origin === origin)) return origin;
  throw new Sentence(`PLATFORM_ORIGIN must be an origin such as https://play.example, not "${origin}".`);
}

/** Reads them from the environment. Errors: Sentence for a wrong value. */
export function readPaymentOptions(env: Readonly<Record<string, string | undefined>>): PaymentOptions {
  const name = env.HOUSE_PAYMENTS?.trim() || 'off';
  const payments = PROVIDERS.find((provider) => provider === name);
  if (!payments) throw new Sentence(`HOUSE_PAYMENTS must be off or stand-in, not "${name}".`);
  const secret = env.PAYMENTS_SECRET?.trim() || null;
  if (secret !== null && secret.length < SECRET_LENGTH)
    throw new Sentence(`PAYMENTS_SECRET must have at least ${SECRET_LENGTH} characters.`);
  return { payments, paymentsSecret: secret, platformOrigin: platformOriginOf(env.PLATFORM_ORIGIN) };
}
