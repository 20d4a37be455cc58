import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { PageContext } from '#data/block.ts';
import type { Services } from '#data/services.ts';
import { Document } from '#shell/document.tsx';

interface RouterContext {
  readonly services: Services;
  readonly page?: PageContext;
}

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const { services } = Route.useRouteContext();
  return (
    <Document services={services}>
      <Outlet />
    </Document>
  );
}
