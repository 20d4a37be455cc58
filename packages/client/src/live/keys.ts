/** Match id of a market key (`matchId/marketId/specifier`) or of an outcome key. */
export function matchIdOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
