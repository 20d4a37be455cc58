import type { EpochMs } from '@touchline/betting';
import type { Bonus } from '@touchline/contract';
import type { BonusReason } from '@touchline/contract/constants';
import { asc, eq, inArray } from 'drizzle-orm';
import { bonusRewards, campaigns, playerBonuses } from '#db/bonuses-schema.ts';
import type { Database } from '#db/database.ts';
import { readCarryingBets } from '../bonuses/bonus-bets.ts';
import { type BonusHolder, obstaclesTo, ruleOfRow, standingOf } from '../bonuses/bonus-standing.ts';
import { isBoostable } from '../bonuses/boost.ts';
import { type Campaign, ruleOf } from '../bonuses/campaign.ts';
import { farmedBy } from '../bonuses/farmed.ts';
import type { BonusRow } from '../bonuses/move-status.ts';
import { findHolder } from '../bonuses/own-bonuses.ts';
import type { House } from '../house.ts';
import type { PlayerRow } from '../players/sessions.ts';
import type { ShownBonus } from './present-bonus.ts';

type Reading = Pick<House, 'db' | 'campaigns' | 'playerClock'>;

/** A bonus that is to be shown. Shape: row null for a campaign whose bonus the reader does not hold. */
export interface BonusToShow {
  readonly row: BonusRow | null;
  readonly campaign: Campaign;
}

/** What a reader is judged by: a visitor has no holder. Units: now of the player clock. */
export interface BonusReading {
  readonly holder: BonusHolder | null;
  readonly said: ReadonlyMap<string, 'paused' | 'disabled'>;
  readonly now: EpochMs;
}

/** What a reader's bonuses are judged by now. */
export async function readBonusReading(house: Reading, player: PlayerRow | null): Promise<BonusReading> {
  return {
    holder: player === null ? null : await findHolder(house.db, player),
    said: await house.campaigns.saidStates(),
    now: house.playerClock.now(),
  };
}

/** Rows with their terms. Errors: where the terms of one are gone. */
export async function withTerms(
  { campaigns: store }: Pick<House, 'campaigns'>,
  rows: readonly BonusRow[],
): Promise<readonly (BonusToShow & { readonly row: BonusRow })[]> {
  const termsBy = await store.termsOf([...new Set(rows.map(({ version }) => version))]);
  return rows.map((row) => {
    const terms = termsBy.get(row.version);
    if (terms === undefined) throw new Error(`The terms ${row.version} of bonus ${row.id} are gone.`);
    return { row, campaign: { version: row.version, terms } };
  });
}

type Reward = Bonus['rewards'][number];

/** Freebets that bonuses gave, by bonus. */
async function rewardsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Reward[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ given: bonusRewards, freebet: playerBonuses })
    .from(bonusRewards)
    .innerJoin(playerBonuses, eq(playerBonuses.id, bonusRewards.rewardId))
    .where(inArray(bonusRewards.bonusId, [...ids]))
    .orderBy(asc(bonusRewards.rangeIndex));
  const state = ({ status, timesUsed }: BonusRow): Reward['state'] =>
    timesUsed > 0 ? 'used' : status === 'deactivated' ? 'deactivated' : 'unused';
  const byBonus = Map.groupBy(rows, ({ given }) => given.bonusId);
  return new Map(
    [...byBonus].map(([id, own]) => [
      id,
      own.map(({ given, freebet }) => ({
        id: freebet.id,
        range_index: given.rangeIndex,
        amount: freebet.amount ?? given.amount,
        state: state(freebet),
      })),
    ]),
  );
}

/** What campaigns have given, by id. */
async function countsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

function isFull({ maxIssued, budget, offer }: Campaign['terms'], issued: number, given: number): boolean {
  const next = offer.family === 'freebet' ? offer.amount : 0;
  return (maxIssued !== null && issued >= maxIssued) || (budget !== null && given + next > budget);
}

const SIGNED_OUT: readonly BonusReason[] = ['signed_out'];

/** Reads all that bonuses are shown by, with a few statements for all of them. */
export async function readShown(
  { db }: Reading,
  shown: readonly BonusToShow[],
  { holder, said, now }: BonusReading,
): Promise<readonly ShownBonus[]> {
  const ids = shown.flatMap(({ row }) => (row === null ? [] : [row.id]));
  const bets = await readCarryingBets(db, ids);
  const rewards = await rewardsOf(db, ids);
  const counts = await countsOf(db, [...new Set(shown.map(({ campaign }) => campaign.terms.id))]);
  return shown.map(({ row, campaign: { version, terms } }) => {
    const counted = counts.get(terms.id);
    const moment = { now, said: said.get(terms.id) };
    const rule =
      row === null
        ? ruleOf(terms, { id: terms.id, version, amount: null, expiresAt: null })
        : ruleOfRow(terms, row);
    const own = row === null ? [] : (bets.get(row.id) ?? []);
    const standingFor = (of: BonusRow, by: BonusHolder) => standingOf(of, terms, by, moment);
    const unheld = () => {
      const full = isFull(terms, counted?.issued ?? 0, counted?.given ?? 0);
      return holder === null ? SIGNED_OUT : obstaclesTo(terms, holder, { ...moment, isFull: full });
    };
    return {
      row,
      version,
      terms,
      rule,
      said: moment.said,
      standing:
        row !== null && holder !== null
          ? standingFor(row, holder)
          : { status: 'not_available', reasons: unheld() },
      farmed: row === null ? null : farmedBy(rule, own),
      usedInBets: own.map(({ bet }) => bet.id),
      rewards: (row && rewards.get(row.id)) ?? [],
      isBoostable:
        row !== null &&
        holder !== null &&
        isBoostable({ row, terms, standing: (of) => standingFor(of, holder) }),
      countingStakes: counted?.countingStakes ?? 0,
      finalAt: counted?.finalAt ?? null,
    };
  });
}
