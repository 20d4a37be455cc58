import { expect, test } from 'vitest';
import { choicesOf, readChoices, withChoice } from './market-choices.ts';

test('a pin counts for its sport alone, and goes again', () => {
  const pinned = withChoice({}, 'football', { kind: 'pinned', ids: ['18'], isOn: true });
  expect(choicesOf(pinned, 'football')).toEqual({ pinned: ['18'], folded: [] });
  expect(choicesOf(pinned, 'tennis').pinned).toEqual([]);
  const gone = withChoice(pinned, 'football', { kind: 'pinned', ids: ['18'], isOn: false });
  expect(choicesOf(gone, 'football').pinned).toEqual([]);
});

test('pins keep their order, and one that is pinned again is the last', () => {
  let choices = {};
  for (const id of ['18', '1', '18']) {
    choices = withChoice(choices, 'football', { kind: 'pinned', ids: [id], isOn: true });
  }
  expect(choicesOf(choices, 'football').pinned).toEqual(['1', '18']);
});

test('all cards of a page are folded and opened at once, and pins stay', () => {
  const pinned = withChoice({}, 'football', { kind: 'pinned', ids: ['1'], isOn: true });
  const folded = withChoice(pinned, 'football', { kind: 'folded', ids: ['1', '18', '16'], isOn: true });
  const some = withChoice(folded, 'football', { kind: 'folded', ids: ['18', '16'], isOn: false });
  expect(choicesOf(some, 'football')).toEqual({ pinned: ['1'], folded: ['1'] });
});

test('what was kept is read back, and what somebody else wrote there is ignored', () => {
  const kept = { football: { pinned: ['1', 7, null], folded: 'all' }, tennis: null };
  expect(readChoices(kept)).toEqual({
    football: { pinned: ['1'], folded: [] },
    tennis: { pinned: [], folded: [] },
  });
  expect(readChoices(undefined)).toEqual({});
});
