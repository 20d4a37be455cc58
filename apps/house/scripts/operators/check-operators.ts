import { readOperators } from '../../src/operators/known-operators.ts';
import type { HouseOptions } from '../../src/options.ts';
import { Sentence } from '../../src/sentence.ts';
import type { Finding } from './finding.ts';

const WHERE = 'OPERATORS_FILE';

/** What is wrong in the file of operators, if there is one. */
export async function checkOperators({ operators }: Pick<HouseOptions, 'operators'>): Promise<Finding[]> {
  try {
    if (operators) await readOperators(operators);
    return [];
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    return [{ level: 'error', where: WHERE, says: error.message.replace(`${WHERE} `, '') }];
  }
}
