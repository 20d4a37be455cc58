import { Sentence } from '../../sentence.ts';

/** Where the house finds its Centrifugo, and the secrets that both hold. */
export interface CentrifugoOptions {
  /** Address of the HTTP API, without a slash at its end: `http://127.0.0.1:9000/api`. */
  readonly apiUrl: string;
  readonly apiKey: string;
  /** Under which the house signs the tokens of connections and subscriptions. */
  readonly tokenSecret: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** As RFC 7518 asks of a key for HS256: 256 bits. */
const SECRET_LENGTH_MIN = 32;

function needed(name: string, text: string | undefined): string {
  if (text?.trim()) return text.trim();
  throw new Sentence(`REALTIME=centrifugo needs ${name}.`);
}

function apiUrlOf(given: string | undefined): string {
  const text = needed('CENTRIFUGO_API_URL', given);
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.href.replace(/\/+$/, '');
  throw new Sentence(
    `CENTRIFUGO_API_URL must be an address such as http://127.0.0.1:9000/api, not "${text}".`,
  );
}

function tokenSecretOf(given: string | undefined): string {
  const secret = needed('CENTRIFUGO_TOKEN_SECRET', given);
  if (secret.length >= SECRET_LENGTH_MIN) return secret;
  throw new Sentence(`CENTRIFUGO_TOKEN_SECRET must have ${SECRET_LENGTH_MIN} characters or more.`);
}

/**
 * Which real-time layer the environment names: null for the house's own hub.
 * Errors: Sentence for a wrong or missing value.
 */
export function readCentrifugoOptions(env: Environment): CentrifugoOptions | null {
  const { REALTIME, CENTRIFUGO_API_URL, CENTRIFUGO_API_KEY, CENTRIFUGO_TOKEN_SECRET } = env;
  const layer = REALTIME?.trim() || 'hub';
  if (layer === 'hub') return null;
  if (layer !== 'centrifugo') throw new Sentence(`REALTIME must be hub or centrifugo, not "${layer}".`);
  return {
    apiUrl: apiUrlOf(CENTRIFUGO_API_URL),
    apiKey: needed('CENTRIFUGO_API_KEY', CENTRIFUGO_API_KEY),
    tokenSecret: tokenSecretOf(CENTRIFUGO_TOKEN_SECRET),
  };
}
