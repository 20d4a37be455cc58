import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentPolicy, SECURITY_HEADERS } from './policy.ts';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it goes out: compressed once, its policy computed once. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly bytes: number;
  /** When a block of it comes or goes, epoch ms of this machine; absent where none does. */
  readonly changesAt?: number;
  /** Whether a block of it could not be loaded. */
  readonly lacksBlocks: boolean;
}

/** In how many milliseconds a block of the page comes or goes, as the renderer tells. */
const CHANGES_HEADER = 'x-changes-in';
/** That a block of the page could not be loaded, as the renderer tells. */
const LACKS_HEADER = 'x-lacks-blocks';

/** Where a page says that another address is the right one. */
const isRedirect = (status: number) => status >= 300 && status < 400;

/** Makes what goes out of what was rendered. Development has no policy: Vite writes styles into the page. */
export async function finishPage(
  response: Response,
  hasPolicy = true,
  frameOrigins: readonly string[] = [],
  dress: (html: string) => string = (html) => html,
): Promise<RenderedPage> {
  const html = dress(await response.text());
  const identity = Buffer.from(html);
  const location = response.headers.get('location');
  const changesIn = response.headers.get(CHANGES_HEADER);
  const hasBody = !isRedirect(response.status) && html !== '';
  const [br, gz] = hasBody
    ? await Promise.all([
        brotliOf(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
        gzipOf(identity, { level: 6 }),
      ])
    : [identity, identity];
  return {
    status: response.status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      ...(hasBody && hasPolicy && { 'content-security-policy': contentPolicy(html, frameOrigins) }),
      ...(location !== null && { location }),
    },
    bodies: { br, gzip: gz, identity },
    bytes: identity.length + br.length + gz.length,
    lacksBlocks: response.headers.has(LACKS_HEADER),
    ...(changesIn !== null && { changesAt: Date.now() + Number(changesIn) }),
  };
}

/** The best encoding that a client accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}
