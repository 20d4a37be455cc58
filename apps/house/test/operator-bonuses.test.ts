import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bonusEvents, playerBonuses } from '../src/db/bonuses-schema.ts';
import { giveBonus } from '../src/operators/commands/give-bonus.ts';
import { begunBreak } from './support/breaks.ts';
import { START_LIMIT_MS, signUpPlayer, startTestHouse, type TestHouse } from './support/house.ts';
import { auditRows, callOperators, OPERATORS, order, ordered } from './support/operator.ts';

const DAY_MS = 86_400_000;
let house: TestHouse;

beforeAll(async () => {
  house = await startTestHouse({ operators: OPERATORS });
}, START_LIMIT_MS);
afterAll(() => house?.end());
beforeEach(async () => {
  place(freebet('spring', { budget: 500, max_issued: 100 }), freebet('autumn'));
  await house.db.execute(sql`update campaigns set state = null, issued = 0, given = 0`);
});

const instant = (inDays: number) => new Date(house.now() + inDays * DAY_MS).toISOString();
const freebet = (id: string, more: object = {}) => ({
  id,
  name: { en: `Freebet ${id}` },
  trigger: { kind: 'operator' },
  currency: 'EUR',
  offer: { family: 'freebet', freebet_type: 'freebet_only_win', amount: 12.5 },
  ...more,
});
const place = (...campaigns: unknown[]) =>
  writeFileSync(join(house.options.dataDir, 'campaigns.json'), JSON.stringify(campaigns));

/** Carries out give-bonus as the desk does. */
async function give(player: string, campaign: string, { order }: { order?: string } = {}) {
  const effect = await giveBonus(house, { player, campaign, ...(order && { order }) });
  if (!('write' in effect)) return { kind: 'refused', why: effect.why };
  return house.db.transaction((tx) => effect.write(tx, house.now()));
}
const bonusesOf = (playerId: string) =>
  house.db.select().from(playerBonuses).where(eq(playerBonuses.playerId, playerId));
const eventsOf = (bonusId: string) =>
  house.db.select().from(bonusEvents).where(eq(bonusEvents.bonusId, bonusId));
async function givenBonus() {
  const player = await signUpPlayer(house.url);
  expect(await give(player.id, 'spring')).toMatchObject({ kind: 'done' });
  const [bonus] = await bonusesOf(player.id);
  return { player, id: bonus?.id ?? '' };
}

test('a bonus is given once, and once for each order that is named', async () => {
  const player = await signUpPlayer(house.url);
  const first = await give(player.email, 'spring');
  const [bonus] = await bonusesOf(player.id);
  expect(first).toEqual({ kind: 'done', result: { bonus: bonus?.id } });
  expect(bonus).toMatchObject({ campaignId: 'spring', trigger: 'operator', amount: 1_250 });
  expect(bonus?.issueKey).toBe('operator:spring');
  expect(await give(player.id, 'spring')).toEqual({
    kind: 'refused',
    why: `was given already: bonus ${bonus?.id}`,
  });
  expect(await give(player.id, 'spring', { order: '4711' })).toMatchObject({ kind: 'done' });
  expect(await give(player.id, 'spring', { order: '4711' })).toMatchObject({ kind: 'refused' });
  expect(await give(player.id, 'autumn')).toMatchObject({ kind: 'done' });
  expect(await bonusesOf(player.id)).toHaveLength(3);
});

test('what cannot be given is refused with why', async () => {
  const player = await signUpPlayer(house.url);
  place(
    freebet('spring'),
    freebet('ended', { valid_to: instant(-1) }),
    freebet('ahead', { valid_from: instant(1) }),
    freebet('full', { max_issued: 1 }),
  );
  expect(await give((await signUpPlayer(house.url)).id, 'full')).toMatchObject({ kind: 'done' });
  const why = async (...given: Parameters<typeof give>) => (await give(...given)) as { why?: string };
  for (const [said, says] of [
    [await why('nobody@mail.example', 'spring'), 'no such player'],
    [await why(player.id, 'summer'), 'there is no campaign summer'],
    [await why(player.id, 'ended'), 'the campaign is finished'],
    [await why(player.id, 'ahead'), 'the campaign is created'],
    [await why(player.id, 'full'), 'the campaign has given all that it may'],
  ] as const)
    expect(said).toEqual({ kind: 'refused', why: says });
  await ordered(house, 'pause-campaign', { campaign: 'spring' });
  expect(await why(player.id, 'spring')).toEqual({ kind: 'refused', why: 'the campaign is paused' });
  await ordered(house, 'resume-campaign', { campaign: 'spring' });
  await begunBreak(player);
  expect(await why(player.id, 'spring')).toEqual({
    kind: 'refused',
    why: 'the player takes a break or wants no offers',
  });
  expect(await bonusesOf(player.id)).toEqual([]);
});

test('a bonus that is taken is deactivated, with an event, and stays so', async () => {
  const { player, id } = await givenBonus();
  await house.db.update(playerBonuses).set({ points: 250 }).where(eq(playerBonuses.id, id));
  const { body } = await ordered(house, 'take-bonus', { player: player.email, bonus: id });
  expect(body.result).toEqual({ bonus: id, was: 'available' });
  expect((await auditRows(house))[0]).toMatchObject({ command: 'take-bonus', subject: player.id });
  expect(await bonusesOf(player.id)).toMatchObject([
    { status: 'deactivated', reason: 'operator', points: 250, timesUsed: 0 },
  ]);
  const events = await eventsOf(id);
  expect(events).toMatchObject([
    { kind: 'issued' },
    {
      kind: 'deactivated',
      detail: { status: 'deactivated', reason: 'operator', points: 250, times_used: 0 },
    },
  ]);
  const again = await order(house, 'take-bonus', { player: player.id, bonus: id });
  expect(again).toMatchObject({ status: 409, body: { why: 'the bonus is deactivated' } });
  expect(await eventsOf(id)).toEqual(events);
});

test.each(['bonus_over', 'expired', 'overridden'] as const)(
  'a bonus that is %s is not taken',
  async (status) => {
    const { player, id } = await givenBonus();
    await house.db.update(playerBonuses).set({ status }).where(eq(playerBonuses.id, id));
    const answer = await order(house, 'take-bonus', { player: player.id, bonus: id });
    expect(answer).toMatchObject({ status: 409, body: { why: `the bonus is ${status}` } });
    expect(await eventsOf(id)).toMatchObject([{ kind: 'issued' }]);
  },
);

test('an active bonus is taken, one of somebody else is not', async () => {
  const { player, id } = await givenBonus();
  await house.db.update(playerBonuses).set({ status: 'active' }).where(eq(playerBonuses.id, id));
  const other = await signUpPlayer(house.url);
  for (const [named, why] of [
    [other.id, 'the player has no such bonus'],
    ['nobody@mail.example', 'no such player'],
  ])
    expect(await order(house, 'take-bonus', { player: named, bonus: id })).toMatchObject({
      status: 409,
      body: { why },
    });
  expect((await ordered(house, 'take-bonus', { player: player.id, bonus: id })).body.result.was).toBe(
    'active',
  );
});

test('a campaign is paused and resumed, and one that is disabled stays so', async () => {
  const said = async () => (await house.campaigns.saidStates()).get('spring');
  const why = async (command: string, campaign = 'spring') =>
    (await order(house, command, { campaign })).body.why;
  expect(await why('resume-campaign')).toBe('is not paused');
  expect(await why('pause-campaign', 'summer')).toBe('there is no such campaign');
  await ordered(house, 'pause-campaign', { campaign: 'spring' });
  expect(await said()).toBe('paused');
  expect(await why('pause-campaign')).toBe('is paused already');
  await ordered(house, 'resume-campaign', { campaign: 'spring' });
  expect(await said()).toBeUndefined();
  await ordered(house, 'disable-campaign', { campaign: 'spring' });
  expect(await said()).toBe('disabled');
  expect((await auditRows(house))[0]).toMatchObject({ command: 'disable-campaign', subject: 'spring' });
  for (const command of ['pause-campaign', 'resume-campaign', 'disable-campaign'])
    expect(await why(command), command).toBe('is disabled, which stays');
  const odd = await order(house, 'pause-campaign', { campaign: 'spring.reward' });
  expect(odd).toMatchObject({ status: 422, body: { data: { details: [{ field: 'arguments.campaign' }] } } });
});

test('campaigns are listed with their state and bounds, those that left the file last', async () => {
  place(freebet('spring', { budget: 500, max_issued: 100 }), freebet('autumn'), freebet('winter'));
  await ordered(house, 'pause-campaign', { campaign: 'winter' });
  await house.db.execute(sql`update campaigns set issued = 3, given = 3750 where id = 'spring'`);
  place(freebet('spring', { budget: 500, max_issued: 100 }), freebet('ended', { valid_to: instant(-1) }));
  const { body } = await callOperators(house, '/campaigns');
  const listed = body.campaigns.filter(({ id }: { id: string }) => !['ahead', 'full'].includes(id));
  expect(listed[0]).toEqual({
    id: 'spring',
    family: 'freebet',
    state: 'active',
    isInFile: true,
    issued: 3,
    maxIssued: 100,
    given: '37.50',
    budget: '500.00',
    currency: 'EUR',
  });
  expect(listed.slice(1)).toMatchObject([
    { id: 'ended', state: 'finished', isInFile: true, maxIssued: null, budget: null },
    { id: 'autumn', state: 'active', isInFile: false },
    { id: 'winter', state: 'paused', isInFile: false },
  ]);
  expect((await callOperators(house, '/campaigns?limit=1')).body.campaigns).toHaveLength(1);
  expect((await callOperators(house, '/campaigns?limit=0')).status).toBe(422);
});
