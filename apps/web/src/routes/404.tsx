import { createFileRoute, notFound } from '@tanstack/react-router';
import { brokenHead } from '#layout/page-head.ts';

export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound();
  },
  head: ({ match: { context } }) => brokenHead(context.services, 'page.not_found.title'),
});
