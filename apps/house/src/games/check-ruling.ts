import { placeTerms } from '@touchline/betting';
import type { Game } from './game-bet.ts';
import { drawTime, nextDrawIndex } from './lottery/draw.ts';
import { openDraws } from './lottery/shown-draws.ts';
import { fieldAt, offTime, type Race, raceAt, resultTime } from './racing/race.ts';
import { openRaces } from './racing/shown-races.ts';
import type { DrawRuling, RaceRuling } from './ruling.ts';

/** Whether bets can be on a race or a draw by an instant of the feed. */
export function isKnown(
  seed: number,
  feedNow: number,
  { game, event }: { game: Game; event: number },
): boolean {
  const last = game === 'horse_racing' ? openRaces(seed, feedNow).at(-1)?.index : openDraws(feedNow).at(-1);
  return event <= (last ?? nextDrawIndex(feedNow));
}

/** Whether its result stands at an instant of the feed, so that another one can take its place. */
export const isOver = (feedNow: number, { game, event }: { game: Game; event: number }): boolean =>
  feedNow >= (game === 'horse_racing' ? resultTime({ index: event }) : drawTime(event));

function faultOfRace(race: Race, { finish, nonRunners }: RaceRuling): string | null {
  const started = fieldAt(race, offTime(race)).map(({ number }) => number);
  const named = [...finish.flat(), ...nonRunners];
  const strangers = named.filter((number) => !started.includes(number));
  if (strangers.length > 0) return `no such runner started: ${strangers.join(', ')}`;
  if (new Set(named).size < named.length) return 'a runner is named twice';
  const field = started.length - nonRunners.length;
  const most = Math.min(field, placeTerms(field, race.isHandicap)?.places ?? 1);
  return finish.flat().length < most ? `the first ${most} have to be named` : null;
}

/** Why a ruling cannot be the result of its race or draw; null where it can. */
export function faultOfRuling(seed: number, event: number, ruling: RaceRuling | DrawRuling): string | null {
  return ruling.kind === 'finish' ? faultOfRace(raceAt(seed, event), ruling) : null;
}
