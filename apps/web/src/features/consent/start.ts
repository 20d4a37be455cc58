import type { Stop } from '@touchline/client/live';
import { startConsent } from '#data/consent.ts';

/** Lets storage follow the player's answers about cookies. */
export const startConsentFeature = (): Stop => startConsent();
