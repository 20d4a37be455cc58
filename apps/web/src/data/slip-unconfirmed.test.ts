import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARRIVAL_MS, type Asking, afterInquiry, type Inquiry, startAsking } from './slip-unconfirmed.ts';

const START = 1_000_000;

test('a known request is resolved at once', () => {
  expect(afterInquiry(startAsking('r', START), 'known', START)).toEqual({ kind: 'resolved' });
});

test('a house that does not know the request right away is asked again, since it may be on its way', () => {
  const step = afterInquiry(startAsking('r', START), 'unknown', START + 100);
  expect(step).toMatchObject({ kind: 'ask-again', asking: { attempts: 1, unknowns: 1 } });
});

test('two unknowns in a row after the time of arrival mean that it was not received', () => {
  const asking: Asking = { requestId: 'r', startedAt: START, attempts: 3, unknowns: 1 };
  expect(afterInquiry(asking, 'unknown', START + ARRIVAL_MS)).toEqual({ kind: 'not-received' });
  expect(afterInquiry(asking, 'unknown', START + ARRIVAL_MS - 1).kind).toBe('ask-again');
});

test('no answer starts the count of unknowns again', () => {
  const asking: Asking = { requestId: 'r', startedAt: START, attempts: 3, unknowns: 1 };
  expect(afterInquiry(asking, 'unanswered', START + ARRIVAL_MS)).toMatchObject({
    kind: 'ask-again',
    asking: { unknowns: 0 },
  });
});

test('it ends by itself whatever the answers are', () => {
  const inquiries = fc.infiniteStream(fc.constantFrom<Inquiry>('known', 'unknown', 'unanswered'));
  fc.assert(
    fc.property(inquiries, (answers) => {
      let asking = startAsking('r', START);
      let now = START;
      for (let count = 0; count < 30; count++) {
        const inquiry: Inquiry = answers.next().value ?? 'unanswered';
        const step = afterInquiry(asking, inquiry, now);
        if (step.kind !== 'ask-again') return;
        now += step.afterMs;
        asking = step.asking;
      }
      throw new Error('still asking');
    }),
  );
});
