import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleSetup } from '#data/locale.ts';
import { LOGO_PATH } from '#data/logo-path.ts';
import { brandIcon, brandPng, type IconFile, isIconFile } from './brand-icon.ts';
import { brandStyle } from './brand-style.ts';
import type { Looks } from './house-look.ts';
import { LOOK_PLACE, type Look, SOCIAL_FILE, versionOf } from './look.ts';
import { manifestOf } from './manifest.ts';
import { socialPng } from './social-picture.ts';

interface LookFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** Whether the name says what is in it. */
  readonly isVersioned: boolean;
  /** Whether it may stand in other people's pages. */
  readonly isShared?: boolean;
}

const MANIFEST = /^([A-Za-z-]{2,10})\.webmanifest$/;
const LOGO: IconFile = 'icon-512';
const SPRITE = /^icons-[0-9a-f]{12}\.svg$/;
const VERSIONED = /^([0-9a-f]{12})(?:\.(css|svg)|-([a-z\d-]+)\.png)$/;
/** Pictures in memory: some sizes of the brands that were worn lately. */
const MOST_ICONS = 24;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';

function send(file: LookFile, request: IncomingMessage, response: ServerResponse) {
  const etag = `"${versionOf(file.body.toString('base64'))}"`;
  const headers = {
    'cache-control': file.isVersioned ? IMMUTABLE : BRIEFLY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': file.isShared ? 'cross-origin' : 'same-origin',
    'content-security-policy': "default-src 'none'",
    etag,
  };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    'content-type': file.type,
    'content-length': Buffer.byteLength(file.body),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

/** Everything below `/sports/look/`: style sheet, icons, sprite and manifest of what the product wears. */
export function createLookFiles(looks: Looks, setup: LocaleSetup, report: (error: unknown) => void) {
  const icons = new Map<string, Promise<Buffer>>();

  function png(look: Look, name: IconFile | typeof SOCIAL_FILE): Promise<Buffer> {
    const key = `${look.version} ${name}`;
    const made =
      icons.get(key) ?? (name === SOCIAL_FILE ? socialPng(look.brand) : brandPng(look.brand, name));
    if (icons.size >= MOST_ICONS) icons.clear();
    icons.set(key, made);
    made.catch(() => icons.delete(key));
    return made;
  }

  async function versionedFile(name: string): Promise<LookFile | undefined> {
    const [, version, extension, icon = ''] = VERSIONED.exec(name) ?? [];
    const look = looks.known().find((one) => one.version === version);
    if (!look) return undefined;
    const isVersioned = true;
    if (extension === 'css')
      return { type: 'text/css; charset=utf-8', body: brandStyle(look.brand), isVersioned };
    if (extension === 'svg') return { type: 'image/svg+xml', body: brandIcon(look.brand), isVersioned };
    const isShared = icon === SOCIAL_FILE;
    if (!isShared && !isIconFile(icon)) return undefined;
    return { type: 'image/png', body: await png(look, icon), isVersioned, isShared };
  }

  async function fileOf(name: string): Promise<LookFile | undefined> {
    const now = await looks.current();
    const locale = MANIFEST.exec(name)?.[1];
    if (locale !== undefined && setup.locales.includes(locale)) {
      const body = JSON.stringify(manifestOf(now, setup, locale));
      return { type: 'application/manifest+json; charset=utf-8', body, isVersioned: false };
    }
    if (`${LOOK_PLACE}/${name}` === LOGO_PATH)
      return { type: 'image/png', body: await png(now, LOGO), isVersioned: false, isShared: true };
    if (!SPRITE.test(name)) return versionedFile(name);
    const sprite = looks.known().find((look) => look.sprite?.href.endsWith(`/${name}`))?.sprite;
    return sprite && { type: 'image/svg+xml', body: sprite.text, isVersioned: true };
  }

  /** Whether the request is for a file of the look, which it then answers. */
  return function serveLook(
    { pathname: path }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    if (!path.startsWith(`${LOOK_PLACE}/`)) return false;
    const fail = (status: number) =>
      response.writeHead(status, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    fileOf(path.slice(LOOK_PLACE.length + 1)).then(
      (file) => (file ? send(file, request, response) : fail(404)),
      (error: unknown) => {
        report(error);
        fail(500);
      },
    );
    return true;
  };
}
