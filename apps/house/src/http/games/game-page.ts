import type { Currency, MinorUnits } from '@touchline/betting';
import type { Brand } from '@touchline/contract/brand';
import type { GameRefusal } from '../../games/check-game-bet.ts';
import type { Game, GameBet } from '../../games/game-bet.ts';
import type { PassedLimit } from '../../games/game-statements.ts';
import type { Rulings } from '../../games/ruling.ts';
import type { PlayStop } from '../../limits/play-state.ts';
import { gameBetsList } from './game-bets-list.ts';
import type { GameForm } from './game-form.ts';
import { gameFrame, gamePolicy } from './game-frame.ts';
import { gameStyle } from './game-style.ts';
import type { GameView } from './game-view.ts';
import { lotteryBody } from './lottery-body.ts';
import { racingBody } from './racing-body.ts';

export type FormRefusal =
  | GameRefusal
  | PlayStop['kind']
  | 'stake'
  | 'too_fast'
  | 'phone_unverified'
  | 'municipality_not_found';

/** What a game's page is made of. Units: `feedNow` feed time, amounts in smallest units. */
export interface GamePage {
  readonly game: Game;
  readonly seed: number;
  readonly feedNow: number;
  readonly view: GameView;
  readonly currency: Currency;
  readonly balance: MinorUnits;
  readonly limits: { readonly least: MinorUnits; readonly most: MinorUnits; readonly payout: MinorUnits };
  /** Index of the race or draw that is looked at. */
  readonly event: number;
  /** Names the next form: sending it twice is one bet. */
  readonly requestId: string;
  readonly bets: readonly GameBet[];
  /** What operators said of the races or draws that are shown. */
  readonly rulings: Rulings;
  /** A form that was refused, filled in again. */
  readonly form: GameForm | null;
  readonly refusal: FormRefusal | null;
  /** The player's own limit that the stake would pass. */
  readonly passed?: PassedLimit | undefined;
  readonly isPlaced: boolean;
}

/** The parts of a page that are a game's own, as HTML. Units: `changesAt` feed time. */
export interface GameBody {
  readonly choice: string;
  readonly results: string;
  readonly rules: string;
  readonly changesAt: number;
}

/** The page asks for itself again when it changes, and now and then: a runner may be withdrawn. Units: real time. */
const SOONEST_MS = 1_500;
const LATEST_MS = 30_000;

function noteOf({ view, refusal, passed, isPlaced }: GamePage): string {
  const values = passed && {
    limit: view.money(passed.limit),
    ...(passed.restartsAt !== undefined && { time: view.moment(passed.restartsAt) }),
  };
  if (refusal) return `<p class="note" role="alert">${view.text(`refused_${refusal}`, values)}</p>`;
  return isPlaced ? `<p class="note" role="status">${view.text('placed')}</p>` : '';
}

/** A game's page with its policy. */
export function gamePage(
  page: GamePage,
  of: {
    readonly brand: Brand;
    readonly theme: 'light' | 'dark' | null;
    readonly origins: readonly string[];
    readonly speed: number;
  },
): { readonly html: string; readonly policy: string } {
  const { game, view, seed, feedNow } = page;
  const { text } = view;
  const { choice, results, rules, changesAt } =
    game === 'horse_racing' ? racingBody(page) : lotteryBody(page);
  const style = gameStyle(of.brand, of.theme);
  const body = `<header aria-label="${text(game)}"><h1>${text(game)}</h1><span>${text('balance', { amount: view.money(page.balance) })}</span><a href="?event=${page.event}">${text('refresh')}</a></header>
<main aria-label="${text(game)}">${noteOf(page)}${choice}${gameBetsList(seed, page.bets, view)}<section><h2>${text('results')}</h2>${results}</section>
<details><summary>${text('rules')}</summary>${rules}</details></main>`;
  const untilMs = (changesAt - feedNow) / of.speed + SOONEST_MS;
  const refreshInMs = Math.round(Math.min(LATEST_MS, Math.max(SOONEST_MS, untilMs)));
  return {
    html: gameFrame({ title: text(game), body, style, locale: view.locale, refreshInMs }),
    policy: gamePolicy(style, of.origins),
  };
}
