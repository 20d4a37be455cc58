import arabicUrl from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url';
import latinUrl from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wdth-normal.woff2?url';

/** The font file that a page in this locale surely needs. */
export const fontOf = (locale: string): string => (locale.split('-')[0] === 'ar' ? arabicUrl : latinUrl);
