import { expect, test } from 'vitest';
import { RealtimeError } from '../port.ts';
import { CentrifugoUnreachable } from './centrifugo-api.ts';
import { type BatchCommand, createLane, createOutage } from './lane.ts';

interface Batch {
  readonly commands: readonly BatchCommand[];
}
type Answering = (batch: Batch, nth: number) => unknown;

const done = ({ commands }: Batch) => ({
  replies: commands.map((command) => ({ [Object.keys(command)[0] ?? '']: {} })),
});
const refuse = () => {
  throw new CentrifugoUnreachable('down');
};

/** A lane to an API that answers as it is told. `sent`: the batches that came, as the numbers in their commands. */
function laneTo(answering: Answering, patienceMs = 5_000) {
  const sent: unknown[][] = [];
  const outages: string[] = [];
  const lane = createLane({
    api: {
      async call(_method, body) {
        const batch = body as Batch; // what a lane sends
        sent.push(batch.commands.map(({ publish }) => publish));
        return answering(batch, sent.length);
      },
    },
    times: { patienceMs, callMs: 100, retryFirstMs: 1, retryMostMs: 4 },
    outage: createOutage(({ message }) => outages.push(message)),
  });
  return { lane, sent, outages, add: (publish: unknown, key?: string) => lane.add({ publish }, key) };
}

test('what is given in one turn is one batch; what comes meanwhile is the next one, in order', async () => {
  const { add, sent } = laneTo(done);
  const first = [add(1), add(2), add(3)];
  await Promise.resolve();
  await Promise.resolve();
  await Promise.all([...first, add(4), add(5)]);
  expect(sent).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('a batch that is not answered is sent again, unchanged and before anything newer; the outage is told once', async () => {
  const { add, sent, outages } = laneTo((batch, nth) => (nth < 4 ? refuse() : done(batch)));
  const first = add(1);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.all([first, add(2)]);
  expect(sent).toEqual([[1], [1], [1], [1], [2]]);
  expect(outages).toEqual(['down']);
});

test('commands of one key that wait are one: the last, at the place of the first, and all are told', async () => {
  const { add, sent } = laneTo(done);
  await Promise.all([add('old', 'match:1'), add('other'), add('new', 'match:1')]);
  expect(sent).toEqual([['new', 'other']]);
});

test('each command gets its own result or its own error', async () => {
  const { add } = laneTo(() => ({
    replies: [{ publish: { offset: 7 } }, { error: { code: 102, message: 'unknown channel' } }],
  }));
  const [fine, wrong] = await Promise.allSettled([add(1), add(2)]);
  expect(fine).toMatchObject({ value: { offset: 7 } });
  expect(wrong).toMatchObject({ reason: expect.any(RealtimeError) });
  expect(wrong).toMatchObject({ reason: { code: 102, message: 'unknown channel' } });
});

test('what Centrifugo could not publish for want of its Redis is sent again, and nothing else', async () => {
  const { add, sent, outages } = laneTo(({ commands }, nth) => ({
    replies: commands.map(({ publish }) =>
      nth < 3 && publish !== 1 ? { error: { code: 100, message: 'internal server error' } } : { publish: {} },
    ),
  }));
  await Promise.all([add(1), add(2), add(3)]);
  expect(sent).toEqual([
    [1, 2, 3],
    [2, 3],
    [2, 3],
  ]);
  expect(outages).toHaveLength(1);
});

test('a batch that is answered in part fails what has no answer', async () => {
  const { add } = laneTo(() => ({ replies: [{ publish: {} }] }));
  const [fine, missing] = await Promise.allSettled([add(1), add(2)]);
  expect([fine.status, missing.status]).toEqual(['fulfilled', 'rejected']);
});

test('what waits longer than patience is given up, and the lane goes on', async () => {
  let isUp = false;
  const { add, sent } = laneTo((batch) => (isUp ? done(batch) : refuse()), 20);
  await expect(add(1)).rejects.toBeInstanceOf(CentrifugoUnreachable);
  isUp = true;
  await add(2);
  expect(sent.at(-1)).toEqual([2]);
});

test('a lane that is stopped gives up at once, also in an outage', async () => {
  const { lane, add, sent } = laneTo(refuse);
  const waiting = add(1);
  const gone = expect(waiting).rejects.toBeInstanceOf(CentrifugoUnreachable);
  await Promise.resolve();
  await Promise.resolve();
  await lane.stop();
  await gone;
  const before = sent.length;
  await expect(add(2)).rejects.toBeInstanceOf(CentrifugoUnreachable);
  expect(sent).toHaveLength(before);
});
