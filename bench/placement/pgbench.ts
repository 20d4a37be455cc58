import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/toolchain/run.mjs';
import { CURRENCY, MATCHES, ODDS, PLAYERS } from './ground.ts';

/**
 * The same rows read and written as by one placement of a single, as a transaction of plain statements. `\\x3a` is a colon, which pgbench would
 * take for the beginning of a variable.
 */
const TRANSACTION = `
\\set player random(1, ${PLAYERS})
\\set match random(1, ${MATCHES})
\\set n random(1, 1000000000000000)
begin;
select fingerprint, result from placement_requests where player_id = 'p' || :player::text and request_id = 'q' || :n::text;
select p.match_status, p.status, p.outcomes -> '1' as outcome, s.status from live_price p left join provider_statuses s on s.provider = p.provider where p.market_key = :match::text || '/1/';
select currency, available from accounts where player_id = 'p' || :player::text and active and currency = '${CURRENCY}' for update;
insert into bets (id, player_id, request_id, slip_bet_id, type, status, result, currency, stake, odds, potential_return, max_payout, created_at) values ('g' || :n::text, 'p' || :player::text, 'q' || :n::text, 'b1', 'single', 'waiting_results', 'no_results', '${CURRENCY}', 100, ${ODDS}, 200, 1000000, :n);
insert into bet_selections (bet_id, ordinal, match_id, market_key, market_id, specifier, outcome_id, odds, status) values ('g' || :n::text, 0, :match::text, :match::text || '/1/', '1', '', '1', ${ODDS}, 'open');
update accounts set available = available - 100 where player_id = 'p' || :player::text and currency = '${CURRENCY}';
insert into ledger_entries (movement, kind, account, player_id, currency, amount, bet_id, created_at) values (E'stake\\x3ag' || :n::text, 'stake', E'player\\x3ap' || :player::text || E'\\x3aavailable', 'p' || :player::text, '${CURRENCY}', -100, 'g' || :n::text, :n), (E'stake\\x3ag' || :n::text, 'stake', E'house\\x3abets', null, '${CURRENCY}', 100, 'g' || :n::text, :n);
insert into outbox (player_id, bet_id, currency, created_at) values ('p' || :player::text, 'g' || :n::text, null, :n), ('p' || :player::text, null, '${CURRENCY}', :n);
insert into placement_requests (player_id, request_id, fingerprint, result, created_at) values ('p' || :player::text, 'q' || :n::text, 'f', jsonb_build_object('bets', jsonb_build_array(jsonb_build_object('id', 'g' || :n::text, 'bet_id', 'b1')), 'refused', '[]'::jsonb), :n);
commit;
`;

/** pgbench on the same database, so many clients for some seconds; transactions a second. */
export async function benchPostgres(options: {
  readonly bin: string;
  readonly url: string;
  readonly folder: string;
  readonly atOnce: number;
  readonly seconds: number;
}): Promise<number> {
  const script = join(options.folder, 'placement.sql');
  writeFileSync(script, TRANSACTION);
  const { code, output } = await run(join(options.bin, 'pgbench'), [
    ...['--no-vacuum', '--protocol=prepared', `--client=${options.atOnce}`, '--jobs=2'],
    ...[`--time=${options.seconds}`, `--file=${script}`, options.url],
  ]);
  const told = /^tps = ([\d.]+)/m.exec(output);
  if (code !== 0 || told === null)
    throw new Error(`pgbench failed: ${output.split('\n').find((line) => line.includes('ERROR')) ?? output}`);
  return Number(told[1]);
}
