/** What an operator may say of a match or a market: no bets for now, or none any more because it is void. */
export type MarketStop = 'suspended' | 'void';
