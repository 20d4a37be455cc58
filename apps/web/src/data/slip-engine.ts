/** The rules of the slip, which the first load does without: taps wait for them. */
export { reduceSlip, savedSlip } from '@touchline/betting';
