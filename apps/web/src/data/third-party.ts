import { BASE_PATH } from '@touchline/contract/constants';

/** Path of the frame pages in which foreign scripts run; the parameter `kind` says which. */
export const THIRD_PARTY_PATH = `${BASE_PATH}/third-party`;

/**
 * Rights of the payment frame, which stand on the frame and in its policy. Links and 3-D Secure open windows; the end of a payment
 * may lead the page away, by a press alone.
 */
export const PAYMENT_SANDBOX =
  'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** Rights of the chat frame. Links open windows; the page is never led away. */
export const CHAT_SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
