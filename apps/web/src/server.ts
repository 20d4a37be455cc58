import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { takeReport as handReports } from '#data/report.ts';
import { serverReports } from '#data/server-reports.ts';
import { errorWords } from '#shell/error-page.tsx';
import { ErrorView } from '#shell/error-view.tsx';
import { NotFoundView } from '#shell/not-found-view.tsx';
import { renderPage } from '#shell/render-page.tsx';
import { provideServedViews } from '#shell/served-part.tsx';
import * as servedViews from '#shell/served-views.ts';

export { takeSprite } from '@touchline/ui';
export { takeClientManifest } from '#layout/block-assets.ts';
export { renderStaticPage } from '#shell/static-page.tsx';

/** Gives the log of the web server. */
export const takeReport = (log: (error: unknown) => void): void =>
  handReports(serverReports(process.env.HOUSE_URL ?? 'http://127.0.0.1:4000', log));

errorWords.error.provide(ErrorView);
errorWords.notFound.provide(NotFoundView);
provideServedViews(servedViews);

export default createServerEntry({ fetch: createStartHandler(renderPage) });
