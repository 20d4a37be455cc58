/** Push services of the browsers that the product supports: Chrome and Edge, Firefox, Windows, Safari. */
export const PUSH_ORIGINS: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.notify.windows.com',
  'https://*.push.apple.com',
];

const PATTERN = /^https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/;

/** Whether a text is an origin over https; its first name may be `*`, which stands for any, several as well. */
export const isOriginPattern = (text: string): boolean => PATTERN.test(text);

function fits({ origin, host }: URL, pattern: string): boolean {
  const [, ending] = /^https:\/\/\*(\..+)$/.exec(pattern) ?? [];
  return ending === undefined ? origin === pattern : host.endsWith(ending);
}

/**
 * Whether the house may send to this address. A client gives it, so that it could otherwise lead anywhere, into the
 * operator's own network as well. In development a service on this machine is one too.
 */
export function isPushService(endpoint: string, origins: readonly string[], isDev: boolean): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username + url.password !== '') return false;
  if (isDev && url.protocol === 'http:' && url.hostname === '127.0.0.1') return true;
  return url.protocol === 'https:' && origins.some((pattern) => fits(url, pattern));
}
