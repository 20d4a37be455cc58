import type { GameBet } from '../../games/game-bet.ts';
import { drawTime } from '../../games/lottery/draw.ts';
import { offTime, raceAt } from '../../games/racing/race.ts';
import { currencyOf } from '../../wallet/currencies.ts';
import { escapeHtml } from '../html.ts';
import type { GameView } from './game-view.ts';

function whatOf(seed: number, bet: GameBet, { text, time, number, odds }: GameView): string {
  if (bet.game === 'lotteries') {
    const numbers = `<bdi>${bet.pick.numbers.map(number).join(' · ')}</bdi>`;
    return `<b>${numbers}</b> <span class="quiet">${text('drawAt', { time: time(drawTime(bet.event)) })} · ${odds(bet.odds)}</span>`;
  }
  const { name, kind } = bet.pick;
  const race = raceAt(seed, bet.event);
  const where = text('raceHead', { time: time(offTime(race)), course: escapeHtml(race.course) });
  return `<b><bdi>${escapeHtml(name)}</bdi></b> <span class="quiet">${where} · ${text(kind === 'win' ? 'win' : 'eachWay')} · ${odds(bet.odds)}</span>`;
}

function stateOf(bet: GameBet, { text, moneyOf }: GameView): string {
  const currency = currencyOf(bet.currency);
  const amount = currency ? moneyOf(bet.winAmount ?? 0, currency) : '';
  switch (bet.result) {
    case null:
      return `<span>${text('open')}</span>`;
    case 'win':
      return `<span class="won">${text('won', { amount })}</span>`;
    case 'place':
      return `<span class="won">${text('paidPlace', { amount })}</span>`;
    case 'lose':
      return `<span class="lost">${text('lost')}</span>`;
    case 'void':
      return `<span>${text('returned', { amount })}</span>`;
  }
}

function row(seed: number, bet: GameBet, view: GameView): string {
  const currency = currencyOf(bet.currency);
  const stake = currency ? view.moneyOf(bet.stake, currency) : '';
  return `<li><span>${whatOf(seed, bet, view)}</span><span>${stake} · ${stateOf(bet, view)}</span></li>`;
}

/** The player's latest bets with a game and what became of them. */
export const gameBetsList = (seed: number, bets: readonly GameBet[], view: GameView): string =>
  `<section class="bets"><h2>${view.text('yourBets')}</h2>${
    bets.length === 0
      ? `<p class="quiet">${view.text('noBets')}</p>`
      : `<ul>${bets.map((bet) => row(seed, bet, view)).join('')}</ul>`
  }</section>`;
