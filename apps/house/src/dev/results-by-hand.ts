import type { House } from '../house.ts';
import type { SceneLeg } from './scene.ts';
import { later } from './world-changes.ts';

/** Who gave the orders that a scenario gives, as the operators' log has it. */
const BY_SCENARIO = { name: 'development', role: 'trader' } as const;
const reason = 'a named scenario';

/** Voids the match of a selection, as an operator does. */
export async function voidMatch(house: House, { matchId }: SceneLeg): Promise<void> {
  await house.operators.take(BY_SCENARIO, { command: 'void', arguments: { target: matchId }, reason });
}

/**
 * Settles the market of a selection with it lost, and some seconds later takes that back and settles it with it won, as an
 * operator does.
 */
export function correctLater(house: House, leg: SceneLeg, seconds: number): void {
  const { matchId, marketKey, outcomeId } = leg;
  const outcomes = house.world.match(matchId)?.markets.get(marketKey)?.outcomes ?? [];
  const resultsWith = (own: 'won' | 'lost') => {
    const other = own === 'won' ? 'lost' : 'won';
    const winner = outcomes.find(({ id }) => id !== outcomeId)?.id;
    return Object.fromEntries(
      outcomes.map(({ id }) => [id, id === outcomeId ? own : id === winner ? other : 'lost'] as const),
    );
  };
  house.world.control.settle(matchId, marketKey, resultsWith('lost'));
  later(seconds, () => {
    house.operators
      .take(BY_SCENARIO, {
        command: 'resettle',
        arguments: { target: marketKey, results: resultsWith('won') },
        reason,
      })
      .catch((error: unknown) => house.report('a scenario could not correct a result', error));
  });
}
