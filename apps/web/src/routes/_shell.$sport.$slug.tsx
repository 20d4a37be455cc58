import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadPage } from '#layout/load-page.ts';
import { guarded } from '#layout/page-fault.ts';
import { pageHead } from '#layout/page-head.ts';
import { readSearch } from '#layout/page-search.ts';
import { PageView } from '#layout/page-view.tsx';
import { slugPage, slugPlace } from '#layout/slug-page.ts';

export const Route = createFileRoute('/_shell/$sport/$slug')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  context: ({ context: { services }, params, deps }) => ({
    page: slugPage(params.sport, params.slug, {
      locale: services.locale,
      search: deps,
    }),
  }),
  loader: ({ context: { services, page }, params }) =>
    guarded(async () => {
      const place = await slugPlace(services, page);
      if (!place) throw notFound();
      const [sport = '', slug = ''] = place.slice(1).split('/').map(decodeURIComponent);
      if (sport !== params.sport || slug !== params.slug) {
        throw redirect({
          to: '/$sport/$slug',
          params: { sport, slug },
          search: true,
          statusCode: 301,
          replace: true,
        });
      }
      await loadPage(services, page);
    }),
  head: ({ match: { context } }) => pageHead(context.services, context.page),
  component: PageView,
});
