import { loadLaterCatalog } from './catalog.ts';
import { currentServices } from './services.ts';

let loading: Promise<void> | undefined;

/** Brings the texts that are not needed before the page answers. The server has them all. */
export function laterMessages(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const { locale, messages } = currentServices();
  loading ??= loadLaterCatalog(locale).then(messages.add);
  return loading;
}
