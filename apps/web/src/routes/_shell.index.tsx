import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '#layout/load-page.ts';
import { guarded } from '#layout/page-fault.ts';
import { pageHead } from '#layout/page-head.ts';
import { readSearch } from '#layout/page-search.ts';
import { PageView } from '#layout/page-view.tsx';

export const Route = createFileRoute('/_shell/')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  context: ({ context: { services }, deps }) => ({
    page: { page: 'home', locale: services.locale, search: deps } as const,
  }),
  loader: ({ context: { services, page } }) => guarded(() => loadPage(services, page)),
  head: ({ match: { context } }) => pageHead(context.services, context.page),
  component: PageView,
});
