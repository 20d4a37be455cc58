import { expect } from 'vitest';
import { upcomingMatches } from '../support/book.ts';
import { test } from './test.ts';
import { attributeOf } from './texts.ts';

/** The text of a price in a page. */
const priceIn = (html: string, key: string) =>
  new RegExp(`<button\\b[^>]*data-price="${key.replaceAll('/', '\\/')}"[^>]*>([\\s\\S]*?)</button>`)
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, '') ?? '';

for (const [format, shown] of [
  ['european', '3.50'],
  ['american', '+250'],
  ['british', '5/2'],
  ['hongkong', '2.50'],
  ['indonesian', '2.50'],
  ['malaysian', '−0.40'],
  ['percent', '28.57%'],
] as const)
  test(`the ${format} format is served to who chose it`, async ({ request, house }) => {
    const [match] = await upcomingMatches(request, 1);
    await house.movePrice(match?.id ?? '', `${match?.id}/1/`, '1', 35_000);
    const headers = { cookie: `odds_format=${format}`, 'x-test-run': format };
    const html = await (await request.get(match?.path ?? '', { headers })).text();
    expect(attributeOf(html, 'html', 'data-odds')).toBe(format);
    expect(priceIn(html, `${match?.id}/1//1`)).toContain(shown);
  });
