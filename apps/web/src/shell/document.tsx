import { QueryClientProvider } from '@tanstack/react-query';
import { HeadContent, Scripts } from '@tanstack/react-router';
import { directionOf, languageTag } from '@touchline/i18n';
import type { ReactNode } from 'react';
import { type Services, ServicesContext, setCurrentServices, useServices } from '#data/services.ts';
import { usePageName } from '#layout/page-view.tsx';
import { deferred } from '#parts/deferred/deferred.tsx';
import { AfterHydration } from './after-hydration.tsx';
import { PageBoundary } from './error-page.tsx';
import { fontOf } from './fonts.ts';
import { headScript } from './head-script.ts';
import iconUrl from './icon.svg?url';
import { PageData } from './page-data.tsx';
import { PageStart } from './page-start.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ConsentNotice } from './served-part.tsx';
import { SkipLink } from './skip-link.tsx';
import { SocialLocales } from './social-locales.tsx';
import { StructuredData } from './structured-data.tsx';
import { VIEWPORT } from './viewport.ts';

const ToastRegion = deferred(() => import('./toast-region.tsx').then((module) => module.ToastRegion), {
  Failed: null,
  needsTexts: false,
});

interface DocumentProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** The whole document. What belongs to one visitor alone is added in the browser. */
export function Document({ services, children }: DocumentProps) {
  setCurrentServices(services);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Html>{children}</Html>
      </QueryClientProvider>
    </ServicesContext>
  );
}

function Html({ children }: { readonly children: ReactNode }) {
  const { locale, localeSetup, oddsFormat, country } = useServices();
  const page = usePageName();
  return (
    <html
      lang={languageTag(locale)}
      dir={directionOf(locale, !localeSetup.isRtlOff)}
      data-locales={localeSetup.locales.join(',')}
      data-locale-required={localeSetup.required ? '1' : '0'}
      data-odds={oddsFormat}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={VIEWPORT} />
        <meta name="color-scheme" content="light dark" />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the code, allowed by its hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={fontOf(locale)} />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        <HeadContent />
        <SocialLocales />
        <StructuredData />
      </head>
      <body data-page={page} data-locale={locale} data-country={country ?? '-'}>
        <PageBoundary>
          <SkipLink />
          <ConsentNotice />
          <ProgressBar />
          {children}
          <AfterHydration>
            <ToastRegion />
          </AfterHydration>
          <PageStart />
        </PageBoundary>
        <PageData />
        <Scripts />
      </body>
    </html>
  );
}
