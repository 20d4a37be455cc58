import { createServerEntry, createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { provideErrorWords } from '#shell/error-page.tsx';
import { ErrorView } from '#shell/error-view.tsx';
import { NotFoundView } from '#shell/not-found-view.tsx';

export { takeClientManifest } from '#layout/block-assets.ts';

provideErrorWords({ error: ErrorView, notFound: NotFoundView });

export default createServerEntry({ fetch: createStartHandler(defaultRenderHandler) });
