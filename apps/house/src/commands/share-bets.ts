import { createHash } from 'node:crypto';
import { invariant } from '@touchline/betting';
import type { RefusalDetail, ShareBet } from '@touchline/contract';
import { SELECTION_CAP } from '@touchline/contract/constants';
import { eq, sql } from 'drizzle-orm';
import { shares } from '#db/schema.ts';
import { keyOf } from '../bets/check-leg.ts';
import { archiveMatches } from '../bets/match-archive.ts';
import type { House } from '../house.ts';
import { currencyOf } from '../wallet/currencies.ts';

/** Without letters and digits that are easily mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
const TRIES_MAX = 20;

export type ShareBetsResult =
  | { readonly kind: 'shared'; readonly code: string }
  | { readonly kind: 'invalid'; readonly details: readonly RefusalDetail[] };

type Selection = ShareBet['selections'][number];

/** Whether a bet has what its type needs, and nothing that belongs to another one. */
function fitsType({ type, selections, system_id, custom_odds }: ShareBet): boolean {
  const isSystem = type === 'SYSTEM';
  const isCustom = type === 'CUSTOM_BET';
  if (isSystem !== (system_id != null) || isCustom !== (custom_odds != null)) return false;
  return (type === 'SINGLE') === (selections.length === 1) || isCustom;
}

function isOffered(house: House, selection: Selection): boolean {
  const key = keyOf(selection);
  if (key === null || !house.world.match(selection.match_id)) return false;
  house.world.ensureBook(selection.match_id);
  const market = house.world.match(selection.match_id)?.markets.get(key);
  return market?.outcomes.some(({ id }) => id === selection.outcome_id) ?? false;
}

/** What is wrong with bets that are to be shared, by field. */
function faults(house: House, bets: readonly ShareBet[]): RefusalDetail[] {
  const wrong = (key: string, field: string): RefusalDetail => ({ key, field });
  const count = bets.reduce((sum, { selections }) => sum + selections.length, 0);
  return [
    ...(count > SELECTION_CAP ? [wrong('error.place_bets.too_many_selections', 'bets')] : []),
    ...bets.flatMap((bet, index) => [
      ...(fitsType(bet) ? [] : [wrong('error.request.invalid', `bets.${index}.type`)]),
      ...(currencyOf(bet.currency) ? [] : [wrong('error.request.invalid', `bets.${index}.currency`)]),
      ...bet.selections.flatMap((selection, place) =>
        isOffered(house, selection)
          ? []
          : [wrong('error.place_bets.not_available', `bets.${index}.selections.${place}`)],
      ),
    ]),
  ];
}

/** Code number `attempt` of a text: the same text has the same codes in the same order. */
function codeOf(text: string, attempt: number): string {
  const digest = createHash('sha256').update(`${attempt} ${text}`).digest();
  let left = digest.readUIntBE(0, CODE_LENGTH);
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += LETTERS[left % LETTERS.length];
    left = Math.floor(left / LETTERS.length);
  }
  return code;
}

/** Keeps the text under a code; false where the code stands for something else already. */
async function keep(house: House, code: string, text: string): Promise<boolean> {
  const isSame = sql<boolean>`${shares.bets} = ${text}::jsonb`;
  const written = await house.db
    .insert(shares)
    .values({ code, bets: sql`${text}::jsonb`, createdAt: house.now() })
    .onConflictDoNothing()
    .returning({ code: shares.code });
  if (written.length > 0) return true;
  const [held] = await house.db.select({ isSame }).from(shares).where(eq(shares.code, code));
  return held?.isSame === true;
}

/**
 * Keeps bets under a short code. The same bets have the same code; a code that is taken makes room for the next.
 * Errors: `invalid` with the fields where a bet does not hold together or names what the book does not have.
 */
export async function shareBets(
  house: House,
  bets: readonly ShareBet[],
  codeFor: typeof codeOf = codeOf,
): Promise<ShareBetsResult> {
  const details = faults(house, bets);
  if (details.length > 0) return { kind: 'invalid', details };
  await archiveMatches(
    house.db,
    house.world,
    bets.flatMap(({ selections }) => selections.map((selection) => selection.match_id)),
  );
  const text = JSON.stringify(bets);
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    const code = codeFor(text, attempt);
    if (await keep(house, code, text)) return { kind: 'shared', code };
  }
  invariant(false, 'a code out of twenty is free');
}
