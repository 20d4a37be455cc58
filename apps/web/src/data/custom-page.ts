import type { PageContext } from './block.ts';
import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';

/** A page that an operator added, by its path. */
export const customPage = ({ queryClient }: Services, path: string | undefined) =>
  queryClient
    .getQueryData(systemQuery().queryKey)
    ?.platform_settings?.pages?.find((one) => one.path === path);

/** The page to show: what an operator put at an address comes before a sport. */
export function withCustomPage(services: Services, page: PageContext): PageContext {
  if (page.page !== 'sport' || !customPage(services, page.sportKey)) return page;
  const { sportKey: customPath = '', ...rest } = page;
  return { ...rest, page: 'custom', customPath };
}
