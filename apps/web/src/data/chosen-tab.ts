import type { TabKey } from '@touchline/contract/layout';

/** Which of some tabs an address names; the first where it names none of them. */
export const chosenTab = (keys: readonly TabKey[], tab: string | undefined): TabKey | undefined =>
  keys.find((key) => key === tab) ?? keys[0];
