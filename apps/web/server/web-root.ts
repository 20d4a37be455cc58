/** Folder of this package: the server runs from `server` and, as one file, from `dist`. */
export const WEB_ROOT = new URL('../', import.meta.url);
