import type { Movement } from '@touchline/contract';
import { mainUnits } from '../wallet/currencies.ts';
import { csvOf, textField } from './csv.ts';

const COLUMNS = ['time', 'kind', 'direction', 'amount', 'currency', 'bet', 'game', 'payment'];

/** Movements as CSV. */
export const movementsCsv = (movements: readonly Movement[]): string =>
  csvOf(
    COLUMNS,
    movements.map((one) => [
      new Date(one.at).toISOString(),
      textField(one.kind),
      one.direction,
      mainUnits(one.amount, one.currency),
      textField(one.currency),
      textField(one.bet_ref ?? ''),
      textField(one.game ?? ''),
      textField(one.payment_id ?? ''),
    ]),
  );
