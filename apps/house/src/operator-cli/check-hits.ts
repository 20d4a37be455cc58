import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type HitFault, verifyHit } from '@touchline/betting/bonus';
import { z } from 'zod';
import { Sentence } from '../sentence.ts';
import { mainUnits } from '../wallet/currencies.ts';
import type { Report } from './report.ts';

const whole = z.int().nonnegative();
const Hit = z.object({
  id: z.string(),
  jackpot_id: z.string(),
  amount: whole,
  currency: z.string(),
  level: z.object({ code: z.string() }),
  proof: z.object({
    seed: z.string(),
    seed_hash: z.string(),
    round: whole,
    start: whole,
    max: whole,
    before: whole,
  }),
});
type Hit = z.infer<typeof Hit>;
/** One hit, or a page of them as the call answers it. */
const Hits = z.union([
  z.object({ data: z.array(Hit) }).transform(({ data }) => data),
  Hit.transform((hit) => [hit]),
]);

const FAULTS: Readonly<Record<HitFault, string>> = {
  'seed-hash': 'the seed is not the one of the hash',
  'before-drop': 'the amount has not reached the drop',
  'after-drop': 'a bet before this one had reached the drop',
};

const sha256 = (of: string) => createHash('sha256').update(of).digest('hex');

async function verdictOf({ id, jackpot_id: jackpotId, amount, currency, level, proof }: Hit) {
  const { seed, seed_hash: seedHash, round, start, max, before } = proof;
  const of = { jackpotId, level: level.code, round, start, max, seed, seedHash, before, amount };
  const { drop, faults } = await verifyHit(of, sha256);
  const main = (units: number) => `${mainUnits(units, currency)} ${currency}`;
  const says =
    faults.length === 0
      ? `true: it dropped at ${main(drop)}, between ${main(before)} before the bet and ${main(amount)} with it`
      : `false: ${faults.map((fault) => FAULTS[fault]).join(', ')} (the drop is ${main(drop)})`;
  const hash = `    seed hash ${seedHash}: compare it with the one that round ${round} showed before the hit`;
  return { text: `${id}  ${jackpotId}/${level.code} round ${round}  ${says}\n${hash}`, faults };
}

/** Checks hits from what is published of them. Errors: Sentence if the file holds none. */
export async function checkHits(file: string): Promise<Report> {
  const said = await (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch(() => {
    throw new Sentence(`${file} cannot be read.`);
  });
  let hits: Hit[];
  try {
    hits = Hits.parse(JSON.parse(said));
  } catch {
    throw new Sentence(`${file === '-' ? 'The input' : file} holds no jackpot hits.`);
  }
  if (hits.some(({ proof: { start, max } }) => start >= max))
    throw new Sentence('A hit has a start that is not below its max.');
  const verdicts = await Promise.all(hits.map(verdictOf));
  return {
    text: verdicts.map((one) => one.text).join('\n') || 'There are no hits to check.',
    code: verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1,
  };
}
