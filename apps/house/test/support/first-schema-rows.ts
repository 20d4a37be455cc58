import { hashPassword } from '../../src/players/password.ts';

/** Who is in the rows. */
export const OLD_PLAYER = { id: 'p1', email: 'old@mail.example', password: 'correct horse' };
/** The match of every bet in the rows; the open one is a single at 2.00 on its outcome 1. */
export const OLD_MARKET = 'old/1/';
export const OLD_OPEN_STAKE = 1_000;
export const OLD_BALANCE = { available: 99_500, locked: 500 };

const AT = 1_790_000_000_000;

interface OldBet {
  readonly id: string;
  readonly status: 'waiting_results' | 'done' | 'submitted';
  readonly stake: number;
  /** Movements of its stake and of its return, as kind, from, to, amount. */
  readonly movements: readonly (readonly [string, string, string, number])[];
}

const AVAILABLE = `player:${OLD_PLAYER.id}:available`;
const LOCKED = `player:${OLD_PLAYER.id}:locked`;
const HOUSE = 'house:bets';

const BETS: readonly OldBet[] = [
  {
    id: 'open',
    status: 'waiting_results',
    stake: OLD_OPEN_STAKE,
    movements: [['stake', AVAILABLE, HOUSE, OLD_OPEN_STAKE]],
  },
  {
    id: 'done',
    status: 'done',
    stake: 1_000,
    movements: [
      ['stake', AVAILABLE, HOUSE, 1_000],
      ['payout', HOUSE, AVAILABLE, 2_000],
    ],
  },
  { id: 'waits', status: 'submitted', stake: 500, movements: [['lock', AVAILABLE, LOCKED, 500]] },
];

const quoted = (value: string | number | null) =>
  value === null ? 'null' : typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;

const insert = (table: string, row: Readonly<Record<string, string | number | null>>) =>
  `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(quoted).join(', ')})`;

const movement = (kind: string, betId: string | null, sides: readonly (readonly [string, number])[]) =>
  sides.map(([account, amount]) =>
    insert('ledger_entries', {
      movement: `${kind}:${betId ?? OLD_PLAYER.id}`,
      kind,
      account,
      player_id: account.startsWith('player:') ? OLD_PLAYER.id : null,
      currency: 'EUR',
      amount,
      bet_id: betId,
      created_at: AT,
    }),
  );

const betRows = ({ id, status, stake, movements }: OldBet): string[] => [
  insert('bets', {
    id,
    player_id: OLD_PLAYER.id,
    request_id: `request-${id}`,
    slip_bet_id: 'b1',
    type: 'single',
    status,
    result: status === 'done' ? 'win' : 'no_results',
    currency: 'EUR',
    stake,
    odds: 20_000,
    potential_return: 2 * stake,
    max_payout: 5_000_000,
    win_amount: status === 'done' ? 2 * stake : null,
    created_at: AT,
    // A test's hour from now: nobody decides it while the test runs.
    decided_by: status === 'submitted' ? Date.now() + 3_600_000 : null,
    settled_at: status === 'done' ? AT : null,
  }),
  insert('bet_selections', {
    bet_id: id,
    ordinal: 0,
    match_id: 'old',
    market_key: status === 'waiting_results' ? OLD_MARKET : `old/18/total=${stake}`,
    market_id: '1',
    specifier: '',
    outcome_id: '1',
    odds: 20_000,
    status: status === 'done' ? 'won' : 'open',
    settled_at: status === 'done' ? AT : null,
  }),
  insert('placement_requests', {
    player_id: OLD_PLAYER.id,
    request_id: `request-${id}`,
    fingerprint: 'of-the-past',
    result: JSON.stringify({ bets: [{ bet_id: 'b1', id }], refused: [] }),
    created_at: AT,
  }),
  ...movements.flatMap(([kind, from, to, amount]) =>
    movement(kind, id, [
      [from, -amount],
      [to, amount],
    ]),
  ),
];

/** Statements that fill a database of the first schema with a player, his money, and a bet in each state. */
export async function firstSchemaRows(): Promise<string[]> {
  const { id, email, password } = OLD_PLAYER;
  return [
    insert('players', {
      id,
      email,
      password_hash: await hashPassword(password),
      country: 'GB',
      currency: 'EUR',
      birth_date: '1990-05-05',
      locale: 'en',
      created_at: AT,
    }),
    `insert into accounts (player_id, currency, available, locked, active, created_at)
     values ('${id}', 'EUR', ${OLD_BALANCE.available}, ${OLD_BALANCE.locked}, true, ${AT})`,
    ...movement('welcome', null, [
      ['house:welcome', -100_000],
      [AVAILABLE, 100_000],
    ]),
    ...BETS.flatMap(betRows),
  ];
}
