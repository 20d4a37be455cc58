import { escapeHtml } from '../html.ts';
import type { GameForm } from './game-form.ts';
import type { GamePage } from './game-page.ts';

/** The end of each form: the stake, its limits, and the button. The request id makes a second press the same bet. */
export function placeFields(
  event: number,
  { view, requestId, limits, currency }: GamePage,
  form: GameForm | null,
): string {
  const { text, money } = view;
  const label = text('stake', { currency: escapeHtml(currency.code) });
  const within = text('limits', {
    least: money(limits.least),
    most: money(limits.most),
    payout: money(limits.payout),
  });
  return `<input type="hidden" name="request" value="${requestId}"><input type="hidden" name="event" value="${event}">
<div class="place"><label>${label}<input type="text" name="stake" inputmode="decimal" autocomplete="off" required aria-describedby="limits" value="${escapeHtml(form?.stake ?? '')}"></label>
<button>${text('placeBet')}</button></div><p class="quiet" id="limits">${within}</p>`;
}
