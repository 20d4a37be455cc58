import { BASE_PATH } from '@touchline/contract/constants';

/** Path of the frame pages in which foreign scripts run; the parameter `kind` says which. */
export const THIRD_PARTY_PATH = `${BASE_PATH}/third-party`;
