import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { settingsQuery, sportsQuery, systemQuery } from '#data/queries.ts';
import { Frame } from '#layout/frame.tsx';
import { guarded } from '#layout/page-fault.ts';
import { PriceTime } from '#shell/price-time.tsx';

export const Route = createFileRoute('/_shell')({
  loader: ({ context: { services } }) =>
    guarded(async () => {
      const { queryClient } = services;
      await Promise.all([
        queryClient.ensureQueryData(systemQuery()),
        queryClient.ensureQueryData(settingsQuery()),
        queryClient.ensureQueryData(sportsQuery()),
      ]);
    }),
  component: Shell,
});

function Shell() {
  // A page that failed, or is not there, stands alone.
  const isBroken = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error' || status === 'notFound'),
  });
  if (isBroken) return <Outlet />;
  return (
    <Frame>
      <PriceTime />
      <Outlet />
    </Frame>
  );
}
