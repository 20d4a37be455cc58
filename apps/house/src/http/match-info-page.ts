import { directionOf, languageTag } from '@touchline/i18n/locale';
import type { MatchRecord, MatchStatistic, Pair } from '#feed/world.ts';
import type { House } from '../house.ts';
import { presentMatch } from '../queries/present-match.ts';
import { escapeHtml } from './html.ts';
import { matchMessages } from './match-info-catalog.ts';

/** The page asks for itself again this often; it has no script. */
const REFRESH_S = 10;
const MOST_INCIDENTS = 12;

const STYLE = `:root{color-scheme:light dark;font:14px/1.45 system-ui,sans-serif}body{margin:0;padding:14px}
h1{font-size:16px;margin:0}h1 b{font-size:22px;margin-inline:10px;font-variant-numeric:tabular-nums}p{margin:2px 0 12px;opacity:.75}
table{border-collapse:collapse;width:100%}td,th{padding:4px 6px;text-align:center;font-weight:400}td:first-child{text-align:start}
td:last-child{text-align:end}tr+tr{border-top:1px solid color-mix(in srgb,currentColor 15%,transparent)}
ol{list-style:none;margin:14px 0 0;padding:0}li{display:flex;gap:10px;padding:3px 0}li>:first-child{min-width:44px;opacity:.75}`;

type Name = (key: string) => string | undefined;

const number = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: false });
  return (value: number) => format.format(value);
};
type Figure = ReturnType<typeof number>;

const score = ([home, away]: Pair, figure: Figure) => `<bdi>${figure(home)}–${figure(away)}</bdi>`;

function row({ key, home, away }: MatchStatistic, name: Name, figure: Figure): string {
  const title = name(`book.statistic.${key}`);
  if (title === undefined) return '';
  return `<tr><td>${figure(home)}</td><th scope="row">${escapeHtml(title)}</th><td>${figure(away)}</td></tr>`;
}

function happenings(match: MatchRecord, name: Name, figure: Figure): string {
  const items = match.incidents.flatMap(({ type, minute, stoppage, side, player, score: after }) => {
    const what = name(`book.incidentType.${type}`);
    if (what === undefined) return [];
    const who = player?.name ?? (side && match[side]?.name) ?? '';
    const when = minute > 0 ? `${figure(minute)}${stoppage > 0 ? `+${figure(stoppage)}` : ''}′` : '';
    return [
      `<li><bdi>${when}</bdi><span>${escapeHtml(what)} <bdi>${escapeHtml(who)}</bdi></span>${score(after, figure)}</li>`,
    ];
  });
  return items.slice(-MOST_INCIDENTS).reverse().join('');
}

function body(house: House, match: MatchRecord, locale: string, name: Name): string {
  const figure = number(locale);
  const { period_scores: periods, sport } = presentMatch(house, match, locale, 0);
  const team = (side: 'home' | 'away') => `<bdi>${escapeHtml(match[side]?.name ?? '')}</bdi>`;
  const total = match.totalScore ? `<b>${score(match.totalScore, figure)}</b>` : ' – ';
  const parts = periods.map(
    ({ name: title, home, away }) => `${escapeHtml(title)} ${score([home, away], figure)}`,
  );
  return `<h1>${team('home')}${total}${team('away')}</h1>
<p>${escapeHtml(sport.name)} ${parts.join(' · ')}</p>
<table>${match.statistics.map((one) => row(one, name, figure)).join('')}</table>
<ol>${happenings(match, name, figure)}</ol>`;
}

/** What the stand-in for a service of match information shows in a frame: the facts of a match, in words. */
export async function matchInfoPage(house: House, match: MatchRecord, locale: string): Promise<string> {
  const messages = await matchMessages(locale);
  const title = [match.home?.name, match.away?.name].filter(Boolean).join(' – ');
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${directionOf(locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="${REFRESH_S}">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body(house, match, locale, (key) => messages[key])}</body></html>`;
}
