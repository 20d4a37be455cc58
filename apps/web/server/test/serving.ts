import { renderStaticPage } from '#shell/static-page.tsx';
import { readConfig } from '../config.ts';
import { createHandler } from '../handler.ts';
import { createPages, type Renderer } from '../pages.ts';
import { listening } from './listening.ts';

/** Starts a web server whose product answers as given, and returns what reads its addresses without following them. */
export async function serve(
  renderer: Pick<Renderer, 'page'> & Partial<Renderer>,
  env: Record<string, string> = {},
) {
  const config = readConfig({ LOCALES: 'en,ar,de', ...env });
  const pages = createPages(config, async () => ({ staticPage: renderStaticPage, ...renderer }));
  const forward = () => undefined;
  const origin = await listening(createHandler({ config, assets: new Map(), forward, pages }));
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, origin), { headers, redirect: 'manual' });
}
