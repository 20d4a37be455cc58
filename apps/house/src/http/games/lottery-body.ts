import {
  BALLS,
  closingTime,
  drawNumbers,
  drawOdds,
  drawTime,
  MOST_PICKED,
} from '../../games/lottery/draw.ts';
import { openDraws, pastDraws } from '../../games/lottery/shown-draws.ts';
import { isVoided } from '../../games/ruling.ts';
import type { GameForm } from './game-form.ts';
import type { GameBody, GamePage } from './game-page.ts';
import type { GameView } from './game-view.ts';
import { placeFields } from './place-fields.ts';

function ball(number: number, { number: write }: GameView, form: GameForm | null): string {
  const isChosen = form?.numbers.includes(number) ? ' checked' : '';
  return `<label><input type="checkbox" name="number" value="${number}"${isChosen}>${write(number)}</label>`;
}

function pays({ text, number, odds }: GameView): string {
  const rows = Array.from(
    { length: MOST_PICKED },
    (_, at) => `<tr><th scope="row">${number(at + 1)}</th><td>${odds(drawOdds(at + 1))}</td></tr>`,
  );
  return `<table><thead><tr><th scope="col">${text('numbers')}</th><th scope="col">${text('pays')}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function card(index: number, page: GamePage): string {
  const { view, form } = page;
  const { text, time } = view;
  const mine = form?.event === index ? form : null;
  const balls = Array.from({ length: BALLS }, (_, at) => ball(at + 1, view, mine));
  const head = text('drawAt', { time: time(drawTime(index)) });
  const until = text('betsUntil', { time: time(closingTime(index)) });
  return `<form class="card" method="post"><h2>${head}</h2><p class="quiet">${until}</p><p>${text('allDrawn')}</p>${pays(view)}
<fieldset><legend>${text('choose')}</legend><div class="balls">${balls.join('')}</div></fieldset>${placeFields(index, page, mine)}</form>`;
}

function result(index: number, { seed, rulings, view: { text, time, number } }: GamePage): string {
  const head = `<h3>${text('drawAt', { time: time(drawTime(index)) })}</h3>`;
  const ruling = rulings.get(index);
  if (ruling?.kind === 'void') return `<li>${head}<p>${text('voided')}</p></li>`;
  const drawn = ruling?.kind === 'numbers' ? ruling.numbers : drawNumbers(seed, index);
  const list = (numbers: readonly number[]) => `<bdi>${numbers.map(number).join(' · ')}</bdi>`;
  const sorted = drawn.toSorted((a, b) => a - b);
  return `<li>${head}<p><b>${list(sorted)}</b> <small>${text('order', { numbers: list(drawn) })}</small></p></li>`;
}

/** Draws to choose from, the numbers of the chosen one, and the last results. */
export function lotteryBody(page: GamePage): GameBody {
  const { feedNow, view, event, rulings } = page;
  const { text, time } = view;
  const draws = openDraws(feedNow);
  const open = draws.filter((index) => !isVoided(rulings, index));
  const shown = open.includes(event) ? event : open[0];
  const links = open.map(
    (index) =>
      `<a href="?event=${index}"${index === shown ? ' aria-current="page"' : ''}>${text('drawAt', { time: time(drawTime(index)) })}</a>`,
  );
  const past = pastDraws(feedNow);
  return {
    choice: `<h2 id="choice">${text('nextDraws')}</h2><nav aria-labelledby="choice">${links.join('')}</nav>${shown === undefined ? '' : card(shown, page)}`,
    results: `<ul class="results">${past.map((index) => result(index, page)).join('')}</ul>`,
    rules: `<p>${text('allDrawn')}</p>`,
    changesAt: Math.min(closingTime(draws[0] ?? 0), drawTime((past[0] ?? 0) + 1)),
  };
}
