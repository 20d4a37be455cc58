import { createFileRoute, notFound } from '@tanstack/react-router';
import { sportsQuery } from '#data/queries.ts';
import { loadPage } from '#layout/load-page.ts';
import { guarded } from '#layout/page-fault.ts';
import { pageHead } from '#layout/page-head.ts';
import { readSearch } from '#layout/page-search.ts';
import { PageView } from '#layout/page-view.tsx';

export const Route = createFileRoute('/_shell/$sport/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  context: ({ context: { services }, params, deps }) => ({
    page: { page: 'sport', locale: services.locale, sportKey: params.sport, search: deps } as const,
  }),
  loader: ({ context: { services, page } }) =>
    guarded(async () => {
      const sports = await services.queryClient.ensureQueryData(sportsQuery());
      if (!sports.some(({ key }) => key === page.sportKey)) throw notFound();
      await loadPage(services, page);
    }),
  head: ({ match: { context } }) => pageHead(context.services, context.page),
  component: PageView,
});
