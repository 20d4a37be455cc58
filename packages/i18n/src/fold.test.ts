import { expect, test } from 'vitest';
import { foldedWords, foldText } from './fold.ts';

test.each([
  ['Atlético Sorna', 'atletico sorna'],
  ['Łódź', 'lodz'],
  ['STRAẞE', 'strasse'],
  ['Straße', 'strasse'],
  ['İstanbul', 'istanbul'],
  ['Ørsted', 'orsted'],
  ['O’Brien', 'obrien'],
  ['كُرَة الطاولة', 'كره الطاوله'],
  ['أهلي', 'اهلي'],
  ['مـــرحبا', 'مرحبا'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('composed and decomposed letters are the same', () => {
  expect(foldText('é')).toBe(foldText('e\u0301'));
});

test('words end at whatever is neither letter nor digit', () => {
  expect(foldedWords(' São-Paulo F.C. 1900 ')).toEqual(['sao', 'paulo', 'f', 'c', '1900']);
  expect(foldedWords('–')).toEqual([]);
});
