import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFlags } from '../queries/flags.ts';
import { createJackpots } from './jackpot-file.ts';

let dataDir: string;
let said: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'touchline-jackpots-'));
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const level = (code: string, more: object = {}) => ({
  code,
  name: { en: code },
  start: 10,
  max: 50.5,
  share: 50,
  ...more,
});
const goals = (more: object = {}) => ({
  id: 'goals',
  name: { en: 'Goals', de: 'Tore' },
  currency: 'EUR',
  rate: 0.2,
  levels: [level('mini'), level('major')],
  ...more,
});

const place = (content: unknown, file = 'jackpots.json') =>
  writeFileSync(join(dataDir, file), JSON.stringify(content));
const jackpots = () => createJackpots(dataDir, createFlags(dataDir));

test('a fresh installation has none', async () => {
  expect(await jackpots().all()).toEqual([]);
  expect(await jackpots().open()).toEqual([]);
  expect(said).toEqual([]);
});

test('amounts are read in smallest units, rate and shares in the parts of the rules', async () => {
  place({
    jackpots: [
      goals({
        conditions: { sports: ['football'], min_odds: 1.5, bet_types: ['combo'], min_stake: 0.1 },
        levels: [level('mini', { share: 33.33 }), level('major', { share: 66.67, is_active: false })],
      }),
    ],
  });
  const [jackpot] = await jackpots().all();
  expect(jackpot).toMatchObject({ id: 'goals', currency: 'EUR', rate: 2_000 });
  expect(jackpot?.conditions).toEqual({
    sportTypes: [],
    sportKeys: ['football'],
    categoryIds: [],
    tournamentIds: [],
    matchIds: [],
    minOdds: 15_000,
    maxOdds: null,
    matchStatus: 'all',
    betTypes: ['combo'],
    minStake: 10,
  });
  expect(jackpot?.levels).toEqual([
    { code: 'mini', name: { en: 'mini' }, start: 1_000, max: 5_050, share: 3_333, isActive: true },
    { code: 'major', name: { en: 'major' }, start: 1_000, max: 5_050, share: 6_667, isActive: false },
  ]);
  expect(said).toEqual([]);
});

test.each([
  [{ jackpots: [goals(), goals()] }, 'jackpots.1.id: is the id of two jackpots: goals'],
  [{ jackpots: [goals({ id: 'Goals!' })] }, 'jackpots.0.id: must be up to 40 small letters, digits, _ and -'],
  [{ jackpots: [goals({ currency: 'XYZ' })] }, 'jackpots.0.currency: is no currency of ours'],
  [{ jackpots: [goals({ rate: 0 })] }, 'jackpots.0.rate: '],
  [{ jackpots: [goals({ rate: 0.00001 })] }, 'jackpots.0.rate: has more than four decimals'],
  [{ jackpots: [goals({ name: {} })] }, 'jackpots.0.name: needs a text in one locale at least'],
  [{ jackpots: [goals({ levels: [] })] }, 'jackpots.0.levels: '],
  [{ jackpots: [goals({ odds: 2 })] }, 'jackpots.0: '],
  [
    { jackpots: [goals({ levels: [level('mini'), level('mini')] })] },
    'jackpots.0.levels.1.code: is the code of two levels: mini',
  ],
  [
    { jackpots: [goals({ levels: [level('mini', { share: 40 }), level('major')] })] },
    'jackpots.0.levels: has shares of 90 per cent in all, not 100',
  ],
  [
    { jackpots: [goals({ levels: [level('mini', { share: 100, start: 10.005 })] })] },
    'jackpots.0.levels.0.start: is no whole number of the smallest units of EUR',
  ],
  [
    { jackpots: [goals({ currency: 'JPY', levels: [level('mini', { share: 100 })] })] },
    'jackpots.0.levels.0.max: is no whole number of the smallest units of JPY',
  ],
  [
    { jackpots: [goals({ levels: [level('mini', { share: 100, start: 50.5 })] })] },
    'jackpots.0.levels.0.max: must be above the start',
  ],
  [
    { jackpots: [goals({ levels: [level('mini', { share: 100, max: 1e15 })] })] },
    'jackpots.0.levels.0.max: is ',
  ],
  [
    { jackpots: [goals({ levels: [level('mini', { share: 33.333 }), level('major')] })] },
    'jackpots.0.levels.0.share: has more than two decimals',
  ],
  [
    { jackpots: [goals({ conditions: { min_stake: 0.005 } })] },
    'jackpots.0.conditions.min_stake: is no whole',
  ],
  [
    { jackpots: [goals({ conditions: { min_odds: 1.00001 } })] },
    'jackpots.0.conditions.min_odds: has more than four decimals',
  ],
  [
    { jackpots: [goals({ conditions: { sport_types: ['esports'] } })] },
    'jackpots.0.conditions.sport_types.0: ',
  ],
  [{ jackpots: [goals({ conditions: { bet_types: ['double'] } })] }, 'jackpots.0.conditions.bet_types.0: '],
])('a file with a fault is left alone, and the log says why: %#', async (content, fault) => {
  place(content);
  expect(await jackpots().all()).toEqual([]);
  expect(said.join('\n')).toContain(`jackpots.json: ${fault}`);
});

test('while the flag is inactive no bet takes part, and the jackpots are kept', async () => {
  place({ jackpots: [goals()] });
  place({ jackpots: 'inactive' }, 'flags.json');
  const open = jackpots();
  expect(await open.open()).toEqual([]);
  expect(await open.all()).toHaveLength(1);
});
