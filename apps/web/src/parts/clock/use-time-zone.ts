import { systemQuery } from '#data/queries.ts';
import { useServices } from '#data/services.ts';

/** Zone in which times are shown: the settings' zone. Every page holds them before it renders. */
export function useTimeZone(): string {
  const { queryClient } = useServices();
  return queryClient.getQueryData(systemQuery().queryKey)?.platform_settings.time_zone ?? 'UTC';
}
