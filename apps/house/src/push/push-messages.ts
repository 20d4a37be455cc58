import type { Notification, PushMessage } from '@touchline/contract';
import { matchMomentTexts } from '@touchline/i18n/catalog-names';
import { directionOf, languageTag } from '@touchline/i18n/locale';
import type { MatchRecord, World } from '#feed/world.ts';
import { sportOf } from '../queries/present-tournament.ts';
import type { MatchMoment } from './match-moments.ts';

const spoken = (locale: string) => ({ locale, lang: languageTag(locale), dir: directionOf(locale) });

/** Place of a match below base and locale. Source: specification §2. */
const placeOf = (world: World, { sportId, slug, id }: MatchRecord) =>
  `/${encodeURIComponent(sportOf(world, sportId).key)}/${slug}-m${id}`;

/** The message of a notification about a bet. */
export const betMessage = ({ id, title, body, object_ref }: Notification, locale: string): PushMessage => ({
  ...spoken(locale),
  title,
  body,
  tag: `notification-${id}`,
  place: object_ref === null ? '/bets-history' : `/bets-history?status=all#${object_ref}`,
});

/** The message of a kick-off or goal; of several goals of a match the last is shown. Null for what has no two sides. */
export function momentMessage(world: World, moment: MatchMoment, locale: string): PushMessage | null {
  const match = world.match(moment.matchId);
  if (!match?.home || !match.away) return null;
  const names = { home: match.home.name, away: match.away.name };
  const texts = matchMomentTexts(
    locale,
    moment.kind === 'goal'
      ? { kind: 'goal', ...names, team: names[moment.side], score: moment.score }
      : { kind: 'kick_off', ...names },
  );
  return {
    ...spoken(locale),
    ...texts,
    tag: `${moment.kind}-${match.id}`,
    place: placeOf(world, match),
  };
}
