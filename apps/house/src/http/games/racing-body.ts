import { placeTerms } from '@touchline/betting';
import { finishOf } from '../../games/racing/finish.ts';
import { pricesAt } from '../../games/racing/prices.ts';
import { fieldAt, offTime, type Race, type Runner, resultTime } from '../../games/racing/race.ts';
import { hasResult, openRaces, pastRaces } from '../../games/racing/shown-races.ts';
import { isVoided } from '../../games/ruling.ts';
import { escapeHtml } from '../html.ts';
import type { GameForm } from './game-form.ts';
import type { GameBody, GamePage } from './game-page.ts';
import type { GameView } from './game-view.ts';
import { placeFields } from './place-fields.ts';

const headOf = (race: Race, { text, time }: GameView) =>
  text('raceHead', { time: time(offTime(race)), course: escapeHtml(race.course) });

const silks = ([body, sleeves]: Runner['silks']) =>
  `<svg class="silks" viewBox="0 0 20 20" aria-hidden="true"><path fill="hsl(${sleeves} 60% 55%)" d="M1 6l5-4h8l5 4-2 5-3-1H6l-3 1z"/><path fill="hsl(${body} 65% 45%)" d="M6 2h8v16H6z"/></svg>`;

function aboutRunner({ jockey, trainer, form, weightKg }: Runner, { text, number }: GameView): string {
  const last = `<bdi>${form.map(String).join('')}</bdi>`;
  return `<small>${escapeHtml(jockey)} · ${escapeHtml(trainer)} · ${text('weight', { kilograms: number(weightKg) })} · ${text('form', { form: last })}</small>`;
}

function runnerRow(runner: Runner, odds: number | undefined, view: GameView, form: GameForm | null): string {
  const name = `<span>${view.number(runner.number)}</span>${silks(runner.silks)}<span class="name"><b><bdi>${escapeHtml(runner.name)}</bdi></b>${aboutRunner(runner, view)}</span>`;
  if (odds === undefined)
    return `<li><label class="out"><input type="radio" name="runner" disabled>${name}<span>${view.text('nonRunner')}</span></label></li>`;
  const isChosen = form?.runner?.number === runner.number;
  return `<li><label><input type="radio" name="runner" value="${runner.number}:${odds}"${isChosen ? ' checked' : ''} required>${name}<span class="price">${view.odds(odds)}</span></label></li>`;
}

/** How a bet is made: to win, or each way where enough run. */
function kinds(race: Race, feedNow: number, { text, number }: GameView, form: GameForm | null): string {
  const terms = placeTerms(fieldAt(race, feedNow).length, race.isHandicap);
  if (!terms) return `<p class="quiet">${text('winOnly')}</p>`;
  const isEachWay = form?.kind === 'each_way';
  const words = { divisor: number(terms.divisor), places: number(terms.places) };
  return `<fieldset><legend>${text('bet')}</legend><div class="kinds">
<label><input type="radio" name="kind" value="win"${isEachWay ? '' : ' checked'}>${text('win')}</label>
<label><input type="radio" name="kind" value="each_way"${isEachWay ? ' checked' : ''}>${text('eachWay')}</label></div></fieldset>
<p class="quiet">${text('eachWayTerms', words)}</p>`;
}

function card(race: Race, page: GamePage): string {
  const { view, feedNow, form } = page;
  const { text, number } = view;
  const facts = [
    text('distance', { metres: number(race.distanceM) }),
    text(`going_${race.going}`),
    text('grade', { number: number(race.grade) }),
    ...(race.isHandicap ? [text('handicap')] : []),
  ];
  const prices = pricesAt(race, feedNow);
  const mine = form?.event === race.index ? form : null;
  const rows = race.runners.map((runner) => runnerRow(runner, prices.get(runner.number), view, mine));
  return `<form class="card" method="post"><h2>${headOf(race, view)}</h2><p class="quiet">${facts.join(' · ')}</p>
<fieldset class="runners"><legend>${text('runner')}</legend><ul>${rows.join('')}</ul></fieldset>
${kinds(race, feedNow, view, mine)}${placeFields(race.index, page, mine)}</form>`;
}

/** The first four, and further ones that share the last place. */
const SHOWN = 4;

function result(race: Race, { seed, feedNow, view, rulings }: GamePage): string {
  const { text, number, list } = view;
  const head = `<h3>${headOf(race, view)}</h3>`;
  const ruling = rulings.get(race.index);
  if (ruling?.kind === 'void') return `<li>${head}<p>${text('voided')}</p></li>`;
  if (!hasResult(race, feedNow)) return `<li>${head}<p>${text('running')}</p></li>`;
  const finish = ruling?.kind === 'finish' ? ruling.finish : finishOf(seed, race);
  if (finish.length === 0) return `<li>${head}<p>${text('abandoned')}</p></li>`;
  let position = 1;
  const lines = finish.flatMap((group) => {
    const at = position;
    position += group.length;
    if (at > SHOWN) return [];
    const names = group.map(
      (one) => `<bdi>${escapeHtml(race.runners.find((runner) => runner.number === one)?.name ?? '')}</bdi>`,
    );
    return [`<li>${number(at)}. ${list(names)}${group.length > 1 ? ` (${text('deadHeat')})` : ''}</li>`];
  });
  return `<li>${head}<ol>${lines.join('')}</ol></li>`;
}

/** Races to choose from, the card of the chosen one, and the last results. */
export function racingBody(page: GamePage): GameBody {
  const { seed, feedNow, view, event, rulings } = page;
  const { text } = view;
  const races = openRaces(seed, feedNow);
  const past = pastRaces(seed, feedNow);
  const open = races.filter(({ index }) => !isVoided(rulings, index));
  const shown = open.find(({ index }) => index === event) ?? open[0];
  const links = open.map((race) => {
    const isShown = race === shown ? ' aria-current="page"' : '';
    return `<a href="?event=${race.index}"${isShown}>${headOf(race, view)}</a>`;
  });
  const rules = (['racingRules1', 'racingRules2', 'racingRules3', 'racingRules4'] as const).map(
    (key) => `<p>${text(key)}</p>`,
  );
  const awaited = past.filter((race) => !hasResult(race, feedNow)).map(resultTime);
  return {
    choice: `<h2 id="choice">${text('nextRaces')}</h2><nav aria-labelledby="choice">${links.join('')}</nav>${shown ? card(shown, page) : ''}`,
    results: `<ul class="results">${past.map((race) => result(race, page)).join('')}</ul>`,
    rules: rules.join(''),
    changesAt: Math.min(...races.map(offTime), ...awaited),
  };
}
