import { systemQuery } from './queries.ts';
import type { Services } from './services.ts';

/** Name of the product as its operator calls it; its own where nobody said. Pages about errors need it whatever was answered. */
export const brandName = ({ queryClient, messages }: Services): string =>
  queryClient.getQueryData(systemQuery().queryKey)?.platform_settings?.brand ?? messages('shell.brand');
