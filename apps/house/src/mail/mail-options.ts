import { Sentence } from '../sentence.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How mail leaves the house. */
export interface MailOptions {
  /** Address of an SMTP server with user and password; null: mail becomes files in the data folder. */
  readonly smtpUrl: string | null;
  /** From whom mail comes: an address, or a name and an address. */
  readonly from: string;
  /** Origin under which players see the product: links lead there. */
  readonly linksTo: string;
}

export const DEFAULT_MAIL: MailOptions = {
  smtpUrl: null,
  from: 'Touchline <mail@touchline.example>',
  linksTo: 'http://127.0.0.1:3000',
};

const SENDER = /^([^<>@\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function originOf(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Sentence(`PUBLIC_ORIGIN must be an address such as https://book.example, not "${text}".`);
}

/**
 * Reads `SMTP_URL`, `MAIL_FROM` and `PUBLIC_ORIGIN`, in place of which the first origin stands whose pages may change
 * something. Errors: Sentence for a wrong value; it never repeats the password.
 */
export function readMailOptions(env: Environment, origins: readonly string[]): MailOptions {
  const smtpUrl = env.SMTP_URL?.trim() || null;
  const protocol = smtpUrl === null ? 'smtp:' : URL.parse(smtpUrl)?.protocol;
  if (protocol !== 'smtp:' && protocol !== 'smtps:')
    throw new Sentence('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  const from = env.MAIL_FROM?.trim() || DEFAULT_MAIL.from;
  if (!SENDER.test(from))
    throw new Sentence(`MAIL_FROM must be an address such as ${DEFAULT_MAIL.from}, not "${from}".`);
  const linksTo = originOf(env.PUBLIC_ORIGIN?.trim() || (origins[0] ?? DEFAULT_MAIL.linksTo));
  return { smtpUrl, from, linksTo };
}
