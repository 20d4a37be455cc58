import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ViteDevServer } from 'vite';
import { ConfigError } from './config.ts';
import type { Render, Renderer } from './pages.ts';
import type { Report } from './report.ts';
import type { RenderStaticPage } from './static-pages.ts';
import { WEB_ROOT } from './web-root.ts';

const root = fileURLToPath(WEB_ROOT);
/** Where the browser's build lies. */
export const CLIENT_FOLDER = `${root}dist/client`;
const SERVER_ENTRY = `${root}dist/server/server.js`;
const MANIFEST = `${CLIENT_FOLDER}/.vite/manifest.json`;

/** What the rendering side of the build exports. */
interface RenderEntry {
  readonly default: { readonly fetch: Render };
  readonly takeClientManifest: (manifest: unknown) => void;
  readonly renderStaticPage: RenderStaticPage;
  readonly takeSprite: (url: string | undefined) => void;
  readonly takeReport: (report: Report) => void;
}

function rendererOf(entry: RenderEntry, report: Report): Renderer {
  entry.takeReport(report);
  return { page: entry.default.fetch, staticPage: entry.renderStaticPage, takeSprite: entry.takeSprite };
}

/** The built renderer. */
export async function builtRenderer(report: Report): Promise<() => Promise<Renderer>> {
  if (!existsSync(SERVER_ENTRY) || !existsSync(MANIFEST)) {
    throw new ConfigError('The web app is not built. Run `npm start`, or `vite build` in apps/web.');
  }
  const entry = (await import(SERVER_ENTRY)) as RenderEntry; // the build's own shape
  entry.takeClientManifest(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const renderer = rendererOf(entry, report);
  return async () => renderer;
}

/** Vite in this process: modules as they are on disk, renewed while the page is open. */
export async function developmentRenderer(server: Server, report: Report) {
  const { createServer } = await import('vite');
  const vite: ViteDevServer = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const renderer = async (): Promise<Renderer> =>
    rendererOf((await vite.ssrLoadModule('/src/server.ts')) as unknown as RenderEntry, report); // as above
  return { vite, renderer };
}
