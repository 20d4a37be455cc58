import { createServerEntry, createStartHandler } from '@tanstack/react-start/server';
import { takeReport as handReports } from '#data/report.ts';
import { serverReports } from '#data/server-reports.ts';
import { provideConsentNotice } from '#shell/consent-notice.tsx';
import { ConsentNoticeView } from '#shell/consent-notice-view.tsx';
import { errorWords } from '#shell/error-page.tsx';
import { ErrorView } from '#shell/error-view.tsx';
import { provideLegalFoot } from '#shell/legal-foot.tsx';
import { LegalFootView } from '#shell/legal-foot-view.tsx';
import { NotFoundView } from '#shell/not-found-view.tsx';
import { renderPage } from '#shell/render-page.tsx';

export { takeSprite } from '@touchline/ui';
export { takeClientManifest } from '#layout/block-assets.ts';
export { renderStaticPage } from '#shell/static-page.tsx';

/** Gives the log of the web server. */
export const takeReport = (log: (error: unknown) => void): void =>
  handReports(serverReports(process.env.HOUSE_URL ?? 'http://127.0.0.1:4000', log));

errorWords.error.provide(ErrorView);
errorWords.notFound.provide(NotFoundView);
provideLegalFoot(LegalFootView);
provideConsentNotice(ConsentNoticeView);

export default createServerEntry({ fetch: createStartHandler(renderPage) });
