import { join } from 'node:path';
import { z } from 'zod';
import type { OperatorFlags } from '../queries/flags.ts';
import { operatorFile } from '../queries/operator-file.ts';
import type { Jackpot } from './jackpot.ts';
import { JackpotSource } from './jackpot-source.ts';

/** `jackpots.json` of the data folder. */
const JackpotsFile = z
  .strictObject({ jackpots: z.array(JackpotSource).max(20) })
  .check(({ value, issues }) => {
    value.jackpots.forEach(({ id }, index, all) => {
      if (all.findIndex((other) => other.id === id) < index)
        issues.push({
          code: 'custom',
          path: ['jackpots', index, 'id'],
          message: `is the id of two jackpots: ${id}`,
          input: id,
        });
    });
  })
  .transform(({ jackpots }): readonly Jackpot[] => jackpots);

/** The jackpots of the operator's file. */
export interface OperatorJackpots {
  /** All of them. Shape: the same value until the file changes. */
  all(): Promise<readonly Jackpot[]>;
  /** Those that bets take part in now: none while the flag `jackpots` is inactive. */
  open(): Promise<readonly Jackpot[]>;
}

const NONE: readonly Jackpot[] = [];

/** A fresh installation has none. */
export function createJackpots(dataDir: string, flags: OperatorFlags): OperatorJackpots {
  const file = operatorFile(join(dataDir, 'jackpots.json'), JackpotsFile, NONE);
  return {
    all: () => file.read(),
    async open() {
      return (await flags.read()).isActive('jackpots') ? file.read() : NONE;
    },
  };
}
