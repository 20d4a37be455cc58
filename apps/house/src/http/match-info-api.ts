import type { House } from '../house.ts';
import { negotiateLocale } from '../locales.ts';
import { createApi } from './http-env.ts';
import { matchInfoPage } from './match-info-page.ts';
import { Refusal } from './refusal-answer.ts';

/** What a page of match information may do: show text, in a frame of the product. */
const policyOf = (origins: readonly string[]) =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${["'self'", ...origins].join(' ')}`;

/** The stand-in for a third party's service of match information, which an operator's provider takes the place of. */
export function matchInfoApi(house: House) {
  const { world, options } = house;
  const api = createApi();
  const policy = policyOf(options.allowedOrigins);

  api.get('/match-info/:id', async (c) => {
    const id = c.req.param('id');
    const match = world.match(id) ?? world.past.find(id);
    if (match?.type !== 'match') throw new Refusal('not_found');
    const locale = negotiateLocale(c.req.query('locale') ?? c.var.locale, options.locales);
    return c.html(await matchInfoPage(house, match, locale), 200, {
      'content-security-policy': policy,
      'cache-control': 'public, max-age=5',
    });
  });
  return api;
}
