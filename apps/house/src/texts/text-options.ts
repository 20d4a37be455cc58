import { Sentence } from '../sentence.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** How text messages leave the backend. */
export interface TextOptions {
  /** Gateway that takes them; null: they become files in the data folder. */
  readonly gateway: { readonly url: string; readonly secret: string } | null;
}

export const DEFAULT_TEXTS: TextOptions = { gateway: null };

/** Reads `SMS_GATEWAY_URL` and `SMS_GATEWAY_SECRET`. Errors: Sentence for a wrong value; it never repeats the secret. */
export function readTextOptions(env: Environment): TextOptions {
  const text = env.SMS_GATEWAY_URL?.trim();
  const secret = env.SMS_GATEWAY_SECRET?.trim() ?? '';
  if (!text) return DEFAULT_TEXTS;
  const url = URL.parse(text);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isHttp || url.username !== '' || url.password !== '')
    throw new Sentence('SMS_GATEWAY_URL must be an address such as https://sms.example/messages.');
  if (!/^[\x21-\x7e]+$/.test(secret))
    throw new Sentence('SMS_GATEWAY_SECRET must be a text without spaces when SMS_GATEWAY_URL is set.');
  return { gateway: { url: url.href, secret } };
}
