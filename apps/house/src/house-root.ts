/** Folder of this package: the code runs from `src` and, as one file, from `dist`. */
export const HOUSE_ROOT = new URL('../', import.meta.url);
