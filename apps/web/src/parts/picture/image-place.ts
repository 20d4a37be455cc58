import { IMAGE_PATH, LOGO_WIDTH } from '@touchline/contract/constants';

/** Whether a picture comes through the loader: the operator's own, and those of other origins. */
export const isLoadable = (source: string): boolean => /^(?:\/media\/|https:)/.test(source);

/** Address of the logo of a competitor, in the size of a mark if it comes through the loader. */
export const logoAddress = (logo: string): string =>
  isLoadable(logo) ? `${IMAGE_PATH}?src=${encodeURIComponent(logo)}&w=${LOGO_WIDTH}` : logo;
