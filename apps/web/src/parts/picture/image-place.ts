import { BASE_PATH } from '@touchline/contract/constants';

/** Where the web server serves pictures in the sizes and formats that browsers ask for. */
export const IMAGE_PLACE = `${BASE_PATH}/image`;

/** Whether a picture comes through the loader: the operator's own, and those of other origins. */
export const isLoadable = (source: string): boolean => /^(?:\/media\/|https:)/.test(source);
