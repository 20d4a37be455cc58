import { gameTexts } from '@touchline/i18n/game-texts';
import { placeGameBet } from '../../commands/place-game-bet.ts';
import type { House } from '../../house.ts';
import { playStop, readPlayState } from '../../limits/play-state.ts';
import { negotiateLocale } from '../../locales.ts';
import { lacksPhone } from '../../players/phone-policy.ts';
import { createRateLimit } from '../../players/rate-limit.ts';
import { sessionPlayerByHash } from '../../players/sessions.ts';
import { lacksMunicipality } from '../../players/sign-up-rules.ts';
import { page as plainPage } from '../html.ts';
import { createApi, type HttpContext } from '../http-env.ts';
import { Refusal } from '../refusal-answer.ts';
import { readForm } from '../request-body.ts';
import { askedBet, type GameForm, readGameForm } from './game-form.ts';
import { type FormRefusal, type GamePage, gamePage } from './game-page.ts';
import type { GameTickets } from './game-tickets.ts';
import { type GameHolder, gameAccount, readGamePage } from './read-game-page.ts';

const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** What a ticket that lapsed, or whose session is over, opens. */
function endedPage(c: HttpContext, locales: readonly string[]) {
  const text = gameTexts(negotiateLocale(c.req.header('accept-language'), locales));
  const body = `<h1>${text('ended')}</h1><p>${text('endedText')}</p>`;
  return c.html(plainPage(text('ended'), body), 403, { 'content-security-policy': PLAIN_POLICY });
}

/** What is asked for by a form, taken or refused. */
type Taken =
  | { readonly betId: string }
  | { readonly refusal: FormRefusal; readonly passed?: GamePage['passed'] };

function createTaking(house: House) {
  const placements = createRateLimit(house.options.rates.placement);
  return async ({ claims, player }: GameHolder, form: GameForm): Promise<Taken> => {
    if (placements.take(player.id, house.now()) > 0) return { refusal: 'too_fast' };
    if (lacksPhone(house.options, player)) return { refusal: 'phone_unverified' };
    if (lacksMunicipality(await house.signUpRules.read(), player))
      return { refusal: 'municipality_not_found' };
    const play = await readPlayState(house, player.id, claims.session);
    const stop = play && playStop(play);
    if (stop) return { refusal: stop.kind };
    const { currency } = await gameAccount(house, player);
    const wanted = askedBet(claims, form, currency);
    if ('missing' in wanted) return { refusal: wanted.missing };
    const { requestId } = form;
    return placeGameBet(house, { playerId: player.id, requestId, asked: wanted.asked });
  };
}

/** The pages of the house's own games, for frames of the product. */
export function gamePages({ house, tickets }: { readonly house: House; readonly tickets: GameTickets }) {
  const { brand, options, world } = house;
  const take = createTaking(house);
  const pages = createApi();

  /** Null where the ticket has lapsed, its session is over, or the game was switched off. */
  async function holderOf(ticket: string): Promise<GameHolder | null> {
    const claims = tickets.read(ticket, house.now());
    if (!claims || options.off.has(claims.game)) return null;
    const player = await sessionPlayerByHash(house.db, claims.session, house.playerClock.now());
    return player && { claims, player };
  }

  async function draw(
    c: HttpContext,
    holder: GameHolder,
    outcome: Pick<GamePage, 'event' | 'form' | 'refusal' | 'passed' | 'isPlaced'>,
  ) {
    const shown = await readGamePage(house, holder, outcome);
    const { html, policy } = gamePage(shown, {
      brand: await brand.read(),
      theme: holder.claims.theme,
      origins: options.allowedOrigins,
      speed: world.speed,
    });
    return c.html(html, outcome.refusal ? 422 : 200, { 'content-security-policy': policy });
  }

  pages.use(async (c, next) => {
    await next();
    c.header('cache-control', 'private, no-store');
    c.header('referrer-policy', 'no-referrer');
  });

  pages.get('/:ticket', async (c) => {
    const holder = await holderOf(c.req.param('ticket'));
    if (!holder) return endedPage(c, options.locales);
    const { event = '0', placed } = c.req.query();
    const isPlaced = placed !== undefined;
    return draw(c, holder, { event: Number(event), form: null, refusal: null, isPlaced });
  });

  // Its address is a secret of the player's, so that no page of a stranger can send this form.
  pages.post('/:ticket', async (c) => {
    const holder = await holderOf(c.req.param('ticket'));
    if (!holder) return endedPage(c, options.locales);
    const form = readGameForm(await readForm(c));
    if (!form) throw new Refusal('bad_request');
    // A plain form sends no header: its request is named by what it carries.
    c.set('requestId', form.requestId);
    const { event } = form;
    const taken = await take(holder, form);
    if ('refusal' in taken) {
      const { refusal, passed } = taken;
      return draw(c, holder, { event, form, refusal, passed, isPlaced: false });
    }
    // Relative: the web serves this page below a path of its own.
    return c.redirect(`?event=${event}&placed`, 303);
  });
  return pages;
}
