import { BASE_PATH } from '@touchline/contract/constants';

/** Path of the brand's logo, which stays the same when the brand changes. */
export const LOGO_PATH = `${BASE_PATH}/look/logo.png`;
