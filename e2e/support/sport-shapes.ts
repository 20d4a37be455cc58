import type { Locator, Page } from '@playwright/test';
import { expect } from './expect.ts';

/** How the scoreboard of a running match looks in one sport. */
interface ScoreboardShape {
  /** What the last column of its table counts; null where one number each says it all. */
  readonly total: 'Sets' | 'Maps' | 'Total' | null;
  /** Head of the first period; null where the table has none. */
  readonly firstPeriod: string | null;
  /** What stands under the score. */
  readonly clock: RegExp;
}

const SETS: ScoreboardShape = { total: 'Sets', firstPeriod: '1st set', clock: /Set \d|Break/ };
const MAPS: ScoreboardShape = { total: 'Maps', firstPeriod: '1st map', clock: /Map \d|M\d \d\d:\d\d|Break/ };
const QUARTERS: ScoreboardShape = {
  total: 'Total',
  firstPeriod: '1st quarter',
  clock: /Q\d \d\d:\d\d|OT|Break|HT/,
};
const HALVES: ScoreboardShape = { total: 'Total', firstPeriod: '1st half', clock: /\d+(\+\d+)?′|HT|Break/ };

const SHAPES: Readonly<Record<string, ScoreboardShape>> = {
  football: { total: null, firstPeriod: null, clock: /\d+(\+\d+)?′|HT|Half-time/ },
  tennis: SETS,
  table_tennis: SETS,
  volleyball: SETS,
  badminton: SETS,
  darts: SETS,
  counter_strike: MAPS,
  valorant: MAPS,
  dota_2: MAPS,
  basketball: QUARTERS,
  american_football: QUARTERS,
  ice_hockey: {
    total: 'Total',
    firstPeriod: '1st period',
    clock: /P\d \d\d:\d\d|OT|Shootout|Break/,
  },
  handball: HALVES,
  rugby: HALVES,
  baseball: { total: 'Total', firstPeriod: '1st inning', clock: /Top|Bottom|▲|▼|Break|\d/ },
  cricket: { total: 'Total', firstPeriod: null, clock: /innings|Inns|Break/i },
};

/** Checks the scoreboard of a match in play against the shape of its sport. */
export async function expectScoreboard(page: Page, sport: string): Promise<void> {
  const shape = SHAPES[sport];
  if (shape === undefined) throw new Error(`How the scoreboard of ${sport} looks is not said here.`);
  const board = page.getByRole('region', { name: 'Score' });
  await expect(board).toContainText(shape.clock);
  const table = board.getByRole('table', { name: 'Score by period' });
  if (shape.total === null) {
    await expect(table).toHaveCount(0);
    return;
  }
  await expect(table.getByRole('columnheader', { name: shape.total })).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  if (shape.firstPeriod !== null)
    await expect(table.getByRole('columnheader', { name: shape.firstPeriod })).toBeVisible();
  if (sport === 'cricket') await expect(table).toContainText(/\d+\/\d+/);
}

/** What a card of markets asks for, read from the prices in it. */
function kindOf(keys: readonly string[]): string {
  const parts = keys.map((key) => key.split('/'));
  const specifiers = parts.map(([, , specifier = '']) => specifier);
  const outcomes = new Set(parts.map(([, , , outcome = '']) => outcome));
  if ([...outcomes].some((outcome) => /^\d+:\d+$/.test(outcome))) return 'scores';
  if (specifiers.some((specifier) => specifier.includes('total='))) return 'totals';
  if (specifiers.some((specifier) => specifier.includes('hcp='))) return 'handicaps';
  return `${outcomes.size} outcomes`;
}

/** Kinds of the market cards that a match page shows. */
export async function cardKinds(main: Locator): Promise<string[]> {
  const cards = await main
    .locator('[data-card]')
    .evaluateAll((all) =>
      all.map((card) =>
        [...card.querySelectorAll<HTMLElement>('button[data-price]')].map(
          (button) => button.dataset.price ?? '',
        ),
      ),
    );
  return [...new Set(cards.filter((keys) => keys.length > 0).map(kindOf))];
}
