import { ruleGame } from '../../commands/rule-game.ts';
import { faultOfRuling, isKnown, isOver } from '../../games/check-ruling.ts';
import type { Game } from '../../games/game-bet.ts';
import { findRulings } from '../../games/game-rulings.ts';
import type { DrawRuling, RaceRuling, Ruling } from '../../games/ruling.ts';
import type { House } from '../../house.ts';
import { done, type Effect, type Prepare } from '../effect.ts';
import type { ArgumentsOf } from '../order.ts';

/** A race or a draw. */
interface Of {
  readonly game: Game;
  readonly event: number;
}

const subjectOf = ({ game, event }: Of) => `${game}/${event}`;

const feedNowOf = ({ world, now }: House) => world.feedTime(now());

const ruled = ({ world, periods }: House, { game, event }: Of, ruling: Ruling): Effect => ({
  subject: subjectOf({ game, event }),
  write: async (tx, at) =>
    done({ bets: await ruleGame({ db: tx, periods }, { seed: world.seed, game, event, ruling, at }) }),
});

/** Voids a race or a draw, before it or long after. */
export const voidGame: Prepare<ArgumentsOf<'void-game'>> = async (house, of) => {
  const subject = subjectOf(of);
  if (!isKnown(house.world.seed, feedNowOf(house), of))
    return { subject, why: 'no such race or draw on offer' };
  const before = await findRulings(house.db, of.game, [of.event]);
  if (before.get(of.event)?.kind === 'void') return { subject, why: 'is void already' };
  return ruled(house, of, { kind: 'void' });
};

const rulingOf = (args: ArgumentsOf<'resettle-game'>): RaceRuling | DrawRuling =>
  args.game === 'horse_racing'
    ? { kind: 'finish', finish: args.finish, nonRunners: args.non_runners }
    : { kind: 'numbers', numbers: args.numbers };

/** Settles a race or a draw with another result, a void one as well. */
export const resettleGame: Prepare<ArgumentsOf<'resettle-game'>> = async (house, args) => {
  const subject = subjectOf(args);
  if (!isOver(feedNowOf(house), args)) return { subject, why: 'has no result yet' };
  const ruling = rulingOf(args);
  const why = faultOfRuling(house.world.seed, args.event, ruling);
  return why === null ? ruled(house, args, ruling) : { subject, why };
};
