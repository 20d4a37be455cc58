import { loadPart } from './catalog.ts';
import { late } from './late.ts';
import { currentServices } from './services.ts';

const loading: { match?: Promise<void>; later?: Promise<void> } = {};

function bring(part: 'match' | 'later'): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  const { locale, messages } = currentServices();
  loading[part] ??= late(() => loadPart(locale, part)).then(
    (catalog) => messages.add(catalog),
    (error) => {
      delete loading[part];
      throw error;
    },
  );
  return loading[part];
}

/** Brings the texts that are not needed before the page answers. The server has them all. */
export const laterMessages = (): Promise<void> => bring('later');

/** Brings the texts that only the page of a match needs. */
export const matchMessages = (): Promise<void> => bring('match');
