import type { EpochMs } from '@touchline/betting';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { gameRulings } from '#db/games-schema.ts';
import type { Game } from './game-bet.ts';
import type { Ruling, Rulings } from './ruling.ts';

/** The rulings that there are on these races or draws of a game. */
export async function findRulings(
  db: Pick<Database, 'select'>,
  game: Game,
  events: readonly number[],
): Promise<Rulings> {
  if (events.length === 0) return new Map();
  const rows = await db
    .select()
    .from(gameRulings)
    .where(and(eq(gameRulings.game, game), inArray(gameRulings.event, [...new Set(events)])));
  return new Map(rows.map(({ event, ruling }) => [event, ruling as Ruling])); // written below alone
}

/** Writes a ruling in the place of one before it. */
export async function writeRuling(
  db: Pick<Database, 'insert'>,
  of: { readonly game: Game; readonly event: number; readonly ruling: Ruling; readonly at: EpochMs },
): Promise<void> {
  const { ruling, at } = of;
  await db
    .insert(gameRulings)
    .values(of)
    .onConflictDoUpdate({ target: [gameRulings.game, gameRulings.event], set: { ruling, at } });
}
