import { type Currency, parseStake } from '@touchline/betting';
import { amountWriting } from '@touchline/i18n/game-texts';
import type { AskedGameBet } from '../../games/check-game-bet.ts';
import type { Game } from '../../games/game-bet.ts';

/** What a form says, as far as it was filled in. */
export interface GameForm {
  readonly requestId: string;
  readonly event: number;
  /** As it was typed. */
  readonly stake: string;
  /** Number of the runner and the price that was seen; null where none is chosen. */
  readonly runner: { readonly number: number; readonly odds: number } | null;
  readonly kind: 'win' | 'each_way';
  readonly numbers: readonly number[];
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const RUNNER = /^(\d{1,2}):(\d{5,10})$/;
const MOST_FIELDS = 60;

type Fields = Readonly<Record<string, string | File | (string | File)[]>>;

const listOf = (fields: Fields, name: string): string[] =>
  [fields[name] ?? []]
    .flat()
    .filter((value) => typeof value === 'string')
    .slice(0, MOST_FIELDS);

/** Reads a sent form; null for one that no page of ours sends. */
export function readGameForm(fields: Fields): GameForm | null {
  const one = (name: string) => listOf(fields, name)[0] ?? '';
  const requestId = one('request');
  const event = Number(one('event'));
  if (!REQUEST_ID.test(requestId) || !Number.isSafeInteger(event)) return null;
  const [, number, odds] = RUNNER.exec(one('runner')) ?? [];
  return {
    requestId,
    event,
    stake: one('stake').slice(0, 40),
    runner: number === undefined ? null : { number: Number(number), odds: Number(odds) },
    kind: one('kind') === 'each_way' ? 'each_way' : 'win',
    numbers: listOf(fields, 'number').map(Number),
  };
}

/** The bet that a form asks for; or what is missing in it. */
export function askedBet(
  { game, locale }: { readonly game: Game; readonly locale: string },
  { event, stake: typed, runner, kind, numbers }: GameForm,
  currency: Currency,
): { readonly asked: AskedGameBet } | { readonly missing: 'unknown_runner' | 'stake' } {
  if (game === 'horse_racing' && !runner) return { missing: 'unknown_runner' };
  const stake = parseStake(typed, currency, amountWriting(currency, locale));
  if (stake.kind !== 'amount') return { missing: 'stake' };
  const common = { event, stake: stake.amount, currency: currency.code };
  if (game === 'lotteries' || !runner) return { asked: { ...common, game: 'lotteries', numbers } };
  return { asked: { ...common, game, runner: runner.number, kind, odds: runner.odds } };
}
