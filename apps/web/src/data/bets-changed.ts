import type { Bet } from '@touchline/contract';
import { formatMoney } from '@touchline/i18n';
import { laterMessages } from './later-messages.ts';
import { notify } from './notices.ts';
import { systemQuery } from './queries.ts';
import { currentServices } from './services.ts';
import { findCurrency } from './slip-money.ts';
import { takeDecision } from './slip-placing.ts';
import { isRefusedVip } from './user-events.ts';

/** What follows from a bet that changed, wherever the player is. */
export function takeChangedBet(bet: Bet): void {
  takeDecision(bet);
  if (isRefusedVip(bet)) void tellRefused(bet);
  if (bet.vip_offer && bet.status === 'submitted') void tellOffer();
}

/** The offer ends within minutes, wherever the player is. */
async function tellOffer(): Promise<void> {
  await laterMessages();
  notify({ kind: 'info', titleKey: 'bets.status.vipOffer', descriptionKey: 'bets.vip.see' });
}

/** What leaves the lists says so, or the player would look for it. */
async function tellRefused({ ref, stake, currency, subunits }: Bet): Promise<void> {
  await laterMessages();
  const { locale, queryClient } = currentServices();
  const known = queryClient.getQueryData(systemQuery().queryKey)?.currencies;
  notify({
    kind: 'warning',
    titleKey: 'bets.vip.gone.title',
    descriptionKey: 'bets.vip.gone.text',
    values: { ref, amount: formatMoney(stake, findCurrency(known, currency, subunits), locale) },
  });
}
