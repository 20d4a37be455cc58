import { createFileRoute } from '@tanstack/react-router';
import { PageUnavailable } from '#layout/page-fault.ts';
import { brokenHead } from '#layout/page-head.ts';

export const Route = createFileRoute('/500')({
  loader: () => {
    throw new PageUnavailable();
  },
  head: ({ match: { context } }) => brokenHead(context.services, 'page.error.title'),
});
