import { systemQuery } from '#data/queries.ts';
import { type Services, useServices } from '#data/services.ts';

const zones = new WeakMap<Services, string>();

/** On the server a page reads its settings once, and asks for the zone with every row. */
function servedZone(services: Services): string {
  const known = zones.get(services) ?? zoneOf(services);
  zones.set(services, known);
  return known;
}

const zoneOf = ({ queryClient }: Services): string =>
  queryClient.getQueryData(systemQuery().queryKey)?.platform_settings.time_zone ?? 'UTC';

/** Zone in which times are shown: the settings' zone. Every page holds them before it renders. */
export function useTimeZone(): string {
  const services = useServices();
  return import.meta.env.SSR ? servedZone(services) : zoneOf(services);
}
