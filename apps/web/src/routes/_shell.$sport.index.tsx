import { createFileRoute, notFound } from '@tanstack/react-router';
import { withCustomPage } from '#data/custom-page.ts';
import { sportsQuery, systemQuery } from '#data/queries.ts';
import { loadPage } from '#layout/load-page.ts';
import { guarded } from '#layout/page-fault.ts';
import { pageHead } from '#layout/page-head.ts';
import { readSearch } from '#layout/page-search.ts';
import { PageView } from '#layout/page-view.tsx';
import { screenPage } from '#layout/screen-page.ts';

export const Route = createFileRoute('/_shell/$sport/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  context: ({ context: { services }, params, deps }) => ({
    page: screenPage(params.sport, { locale: services.locale, search: deps }),
  }),
  loader: ({ context: { services, page } }) =>
    guarded(async () => {
      const { queryClient } = services;
      if (page.sportKey === undefined) return loadPage(services, page);
      const [sports] = await Promise.all([
        queryClient.ensureQueryData(sportsQuery()),
        queryClient.ensureQueryData(systemQuery()),
      ]);
      const shown = withCustomPage(services, page);
      if (shown === page && !sports.some(({ key }) => key === page.sportKey)) throw notFound();
      await loadPage(services, shown);
    }),
  head: ({ match: { context } }) => pageHead(context.services, context.page),
  component: PageView,
});
