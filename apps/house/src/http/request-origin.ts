/** Headers of a request by lower-case name. */
type Headers = (name: string) => string | undefined;

const lastOf = (header: string | undefined) => header?.split(',').at(-1)?.trim();

/** Host by which the browser reached us; a proxy in front says it. A page of another site cannot set these headers. */
export const requestHost = (header: Headers) => lastOf(header('x-forwarded-host')) ?? header('host') ?? '';

export const isHttps = (header: Headers) => lastOf(header('x-forwarded-proto')) === 'https';

/** Whether a page of this origin may change something here. A request without one is not a page's. */
export function isAllowedOrigin(header: Headers, allowed: readonly string[]): boolean {
  const origin = header('origin');
  if (origin === undefined || allowed.includes(origin)) return true;
  return URL.parse(origin)?.host === requestHost(header);
}

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;

/** Whether cookies must be kept from unencrypted connections. */
export const needsSecureCookies = (header: Headers) =>
  isHttps(header) || !LOCAL_HOST.test(requestHost(header));

const isLoopback = (address: string) =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');

/** Address of the caller; proxies on this machine are believed, one before the other. */
export function clientAddress(header: Headers, remote: string): string {
  if (!isLoopback(remote)) return remote;
  const passed =
    header('x-forwarded-for')
      ?.split(',')
      .map((address) => address.trim()) ?? [];
  return passed.findLast((address) => !isLoopback(address)) ?? passed.at(-1) ?? remote;
}
