export const DAY_MS = 24 * 3_600_000;

/** The date so many days from now in the zone of the HTML, as addresses name it; days before now are negative. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const dayAgo = (days: number): string => dayIn(-days);
