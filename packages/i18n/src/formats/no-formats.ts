import type { LocaleFormats } from './locale-formats.ts';

/** In the browser: its own language data may differ from the server's, so that only those of the page count. */
export function readFormats(locale: string): LocaleFormats {
  throw new Error(`The page brought no formats of ${locale}.`);
}
