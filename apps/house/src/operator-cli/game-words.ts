import { Sentence } from '../sentence.ts';

interface GameEvent {
  readonly game: string;
  readonly event: number;
}

const WHOLE = /^\d+$/;

export function numberOf(word: string): number {
  if (WHOLE.test(word)) return Number(word);
  throw new Sentence(`"${word}" is not a number.`);
}

const numbersIn = (text: string, between: string): number[] => text.split(between).map(numberOf);

/** Reads `<game>/<event>`; the house says which games there are. */
export function gameOf(word: string): GameEvent & Record<string, unknown> {
  const [game, event, ...more] = word.split('/');
  if (game && event && more.length === 0) return { game, event: numberOf(event) };
  throw new Sentence(`"${word}" is not <game>/<event>.`);
}

/** What a race or a draw came to: runners as they came in, those who came in together joined by `=`, or the numbers drawn. */
export function gameResultOf(
  of: GameEvent,
  words: readonly string[],
  nonRunners: string | undefined,
): Record<string, unknown> {
  if (of.game === 'lotteries') {
    if (nonRunners !== undefined) throw new Sentence('A draw has no --non-runners.');
    return { ...of, numbers: words.map(numberOf) };
  }
  const finish = words.map((word) => numbersIn(word, '='));
  return { ...of, finish, ...(nonRunners !== undefined && { non_runners: numbersIn(nonRunners, ',') }) };
}
