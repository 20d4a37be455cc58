import type { PlayerExport } from '@touchline/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { House } from '../house.ts';
import { PLAYER_DATA, type PlayerDataRule } from '../players/player-data.ts';

type Row = Record<string, unknown>;

/** Rows of a table as JSON objects, without its secrets. */
function rowsOf(table: string, { secret = [] }: PlayerDataRule, where: SQL): SQL {
  return sql`
    select to_jsonb(t) - (select coalesce(array_agg(c), '{}') from jsonb_array_elements_text(${JSON.stringify(secret)}::jsonb) c) as row
    from ${sql.identifier(table)} t where ${where}`;
}

/** All that is stored of a player, from one moment. */
export async function exportPlayer(
  { db, now }: Pick<House, 'db' | 'now'>,
  playerId: string,
): Promise<PlayerExport> {
  return db.transaction(
    async (tx) => {
      const read = async (query: SQL) => (await tx.execute<{ row: Row }>(query)).rows.map(({ row }) => row);
      const data: Record<string, Row[]> = {};
      for (const [table, rule] of Object.entries(PLAYER_DATA)) {
        const column = sql.identifier(table === 'players' ? 'id' : 'player_id');
        data[table] = await read(rowsOf(table, rule, sql`${column} = ${playerId}`));
      }
      const ownBets = sql`bet_id in (select id from bets where player_id = ${playerId})`;
      data.bet_selections = await read(rowsOf('bet_selections', { atErasure: 'keep' }, ownBets));
      return { exported_at: now(), data };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
