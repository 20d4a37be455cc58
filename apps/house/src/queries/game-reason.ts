import { formatList, gameTexts, localizeNumber } from '@touchline/i18n/game-texts';
import type { GameBet, GameResult, RacePick } from '../games/game-bet.ts';
import { drawNumbers } from '../games/lottery/draw.ts';
import { finishOf } from '../games/racing/finish.ts';
import { type Race, raceAt } from '../games/racing/race.ts';
import type { RaceRuling, Ruling } from '../games/ruling.ts';
import { raceEnd } from '../games/settle-game-bet.ts';

/** What was counted, and by which rule. */
interface Reason {
  readonly result: string;
  readonly rule: string;
}

const runnerName = ({ runners }: Race, number: number) =>
  runners.find((runner) => runner.number === number)?.name ?? '';

interface RaceBet {
  readonly seed: number;
  readonly race: Race;
  readonly pick: RacePick;
  readonly ruling: RaceRuling | null;
  readonly result: GameResult;
}

function raceReason({ seed, race, pick, ruling, result }: RaceBet, locale: string): Reason {
  const text = gameTexts(locale);
  const written = (value: number) => localizeNumber(String(value), locale);
  const finish = ruling?.finish ?? finishOf(seed, race);
  if (finish.length === 0) return { result: text('notRun'), rule: text('voidRule') };
  const end = raceEnd(seed, race, pick, ruling);
  if (!end) return { result: text('nonRunner'), rule: text('racingRules2') };
  const { placing, size, deduction, terms } = end;
  const winner = formatList(
    (finish[0] ?? []).map((number) => runnerName(race, number)),
    locale,
  );
  const came = () => {
    if (placing === null) return text('notPlaced', { winner });
    const runners = written(size);
    return placing.position === 1
      ? text('cameFirst', { runners })
      : text('cameLater', { position: written(placing.position), runners, winner });
  };
  const isTied = placing !== null && placing.tied > 1;
  const places = () =>
    terms
      ? text('eachWayTerms', { divisor: written(terms.divisor), places: written(terms.places) })
      : text('racingRules4');
  const isPaid = result === 'win' || result === 'place';
  return {
    result: isTied ? `${came()} (${text('deadHeat')})` : came(),
    rule: [
      pick.kind === 'win' ? text('winRule') : places(),
      isPaid && isTied && text('racingRules3'),
      isPaid && deduction > 0 && text('ruleFour', { percent: written(deduction) }),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** Returns how a settled bet on a race or a draw came to its result, in the words of a locale. */
export function gameReason(
  { seed, bet, result, ruling }: { seed: number; bet: GameBet; result: GameResult; ruling: Ruling | null },
  locale: string,
): Reason {
  const text = gameTexts(locale);
  if (ruling?.kind === 'void') return { result: text('declaredVoid'), rule: text('voidRule') };
  if (bet.game === 'horse_racing') {
    const race = raceAt(seed, bet.event);
    return raceReason(
      { seed, race, pick: bet.pick, ruling: ruling?.kind === 'finish' ? ruling : null, result },
      locale,
    );
  }
  const drawn = ruling?.kind === 'numbers' ? ruling.numbers : drawNumbers(seed, bet.event);
  const numbers = drawn.toSorted((a, b) => a - b).map((number) => localizeNumber(String(number), locale));
  return { result: text('drawn', { numbers: numbers.join(' · ') }), rule: text('allDrawn') };
}
