import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { provideErrorWords } from '#shell/error-page.tsx';
import { ErrorView } from '#shell/error-view.tsx';
import { NotFoundView } from '#shell/not-found-view.tsx';
import { renderPage } from '#shell/render-page.tsx';

export { takeClientManifest } from '#layout/block-assets.ts';

provideErrorWords({ error: ErrorView, notFound: NotFoundView });

export default createServerEntry({ fetch: createStartHandler(renderPage) });
