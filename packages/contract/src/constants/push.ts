/** What a device can be told while the product is closed. */
export const PUSH_KINDS = ['bet_settled', 'kick_off', 'goal'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
