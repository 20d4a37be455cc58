/** Who odds come from. Source: specification §3. */
export const PROVIDERS = ['betradar', 'oddin', 'betconstruct'] as const;
