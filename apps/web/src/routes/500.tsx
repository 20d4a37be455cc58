import { createFileRoute } from '@tanstack/react-router';
import { brokenHead } from '#layout/page-head.ts';
import { ErrorPage } from '#shell/error-page.tsx';

export const Route = createFileRoute('/500')({
  head: ({ match: { context } }) => brokenHead(context.services, 'page.error.title'),
  component: ErrorPage,
});
