import { againWhenOvertaken } from '#db/overtaken.ts';
import type { House } from '../house.ts';
import { canonicalJson } from './audit-chain.ts';
import { append, holdHead } from './audit-log.ts';
import { answerChat } from './commands/answer-chat.ts';
import { beginBreakOf } from './commands/begin-break.ts';
import { decidePayout } from './commands/decide-payout.ts';
import { decideVip } from './commands/decide-vip-bet.ts';
import { limitPlayer } from './commands/limit-player.ts';
import { payOut } from './commands/pay-out.ts';
import { resettle } from './commands/resettle.ts';
import { resettleGame, voidGame } from './commands/rule-games.ts';
import { setStatus } from './commands/set-status.ts';
import { lift, suspend, voidMarkets } from './commands/stop-markets.ts';
import { pauseBetting, resumeBetting, switchFeature } from './commands/switches.ts';
import { type Effect, type Hindrance, type Outcome, refused } from './effect.ts';
import type { Operator } from './known-operators.ts';
import { ARGUMENTS, loggedArguments, type Order } from './order.ts';
import { MAY, type OperatorCommand } from './roles.ts';

/** An answer to an operator. `wrong`: the arguments at these places are not those of the command; nothing was tried. */
export type OperatorAnswer =
  | Outcome
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'wrong'; readonly places: readonly string[] };

/** Carries out what operators order, one after the other, and keeps the log of it. */
export interface OperatorDesk {
  take(by: Operator, order: Order): Promise<OperatorAnswer>;
}

interface Given {
  readonly by: Operator;
  readonly order: Order;
}

type Ready = { readonly effect: Effect | Hindrance } | { readonly places: readonly string[] };

/** Checks the arguments of a command and looks at what they name. */
type Preparer = (house: House, args: unknown) => Promise<Ready>;

const preparer =
  <A>(
    schema: {
      safeParse(
        value: unknown,
      ): { success: true; data: A } | { success: false; error: { issues: { path: PropertyKey[] }[] } };
    },
    prepare: (house: House, args: A) => Promise<Effect | Hindrance>,
  ): Preparer =>
  async (house, args) => {
    const parsed = schema.safeParse(args);
    if (parsed.success) return { effect: await prepare(house, parsed.data) };
    return { places: parsed.error.issues.map(({ path }) => ['arguments', ...path].join('.')) };
  };

const PREPARERS: Readonly<Record<OperatorCommand, Preparer>> = {
  suspend: preparer(ARGUMENTS.suspend, suspend),
  lift: preparer(ARGUMENTS.lift, lift),
  void: preparer(ARGUMENTS.void, voidMarkets),
  resettle: preparer(ARGUMENTS.resettle, resettle),
  'void-game': preparer(ARGUMENTS['void-game'], voidGame),
  'resettle-game': preparer(ARGUMENTS['resettle-game'], resettleGame),
  'decide-vip-bet': preparer(ARGUMENTS['decide-vip-bet'], decideVip),
  'limit-player': preparer(ARGUMENTS['limit-player'], limitPlayer),
  'set-status': preparer(ARGUMENTS['set-status'], setStatus),
  'decide-payout': preparer(ARGUMENTS['decide-payout'], decidePayout),
  'begin-break': preparer(ARGUMENTS['begin-break'], beginBreakOf),
  'pay-out': preparer(ARGUMENTS['pay-out'], payOut),
  'answer-chat': preparer(ARGUMENTS['answer-chat'], answerChat),
  'pause-betting': preparer(ARGUMENTS['pause-betting'], pauseBetting),
  'resume-betting': preparer(ARGUMENTS['resume-betting'], resumeBetting),
  feature: preparer(ARGUMENTS.feature, switchFeature),
};

const outcomeText = (outcome: Outcome): string =>
  outcome.kind === 'done' ? 'done' : `refused: ${outcome.why}`;

/** Carries out an effect and writes its row and what the worlds are to follow, all or nothing. */
async function write(house: House, { by, order }: Given, effect: Effect): Promise<Outcome> {
  const at = house.now();
  // Players go on while the accounts of many are corrected: who was overtaken by one of them starts anew.
  return againWhenOvertaken(() =>
    house.db.transaction(async (tx) => {
      const head = await holdHead(tx);
      const outcome = await effect.write(tx, at);
      if (outcome.kind === 'done') await house.orders.write(tx, effect.orders ?? []);
      const { command, reason } = order;
      await append(tx, head, {
        at,
        operator: by.name,
        role: by.role,
        command,
        subject: effect.subject,
        arguments: canonicalJson(loggedArguments(order)),
        reason,
        outcome: outcomeText(outcome),
      });
      return outcome;
    }),
  );
}

const nothing = ({ subject, why }: Hindrance): Effect => ({ subject, write: async () => refused(why) });

/** Makes the running world follow what is committed. */
async function follow(house: House, { orders = [], afterwards }: Effect): Promise<void> {
  await house.orders.carryOut(orders);
  await afterwards?.().catch((error: unknown) => house.report('after an order', error));
}

async function carryOut(house: House, given: Given, effect: Effect): Promise<Outcome> {
  try {
    const outcome = await write(house, given, effect);
    if (outcome.kind === 'done') await follow(house, effect);
    return outcome;
  } catch (error) {
    // It may have been committed, and the answer lost.
    await house.orders.carryOut([]);
    throw error;
  }
}

async function take(house: House, given: Given): Promise<OperatorAnswer> {
  const { by, order } = given;
  if (!MAY[order.command].includes(by.role)) {
    await carryOut(house, given, nothing({ subject: '', why: `not for the role ${by.role}` }));
    return { kind: 'forbidden' };
  }
  const ready = await PREPARERS[order.command](house, order.arguments);
  if ('places' in ready) return { kind: 'wrong', places: ready.places };
  const { effect } = ready;
  const outcome = await carryOut(house, given, 'write' in effect ? effect : nothing(effect));
  house.outbox.wake();
  return outcome;
}

/** The desk of a house; `of` is asked when there is something to do. */
export function createOperatorDesk(of: () => House): OperatorDesk {
  // In one order, so that what the running house follows is what was written last.
  let last: Promise<unknown> = Promise.resolve();
  return {
    take(by, order) {
      const answer = last.then(() => take(of(), { by, order }));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}
