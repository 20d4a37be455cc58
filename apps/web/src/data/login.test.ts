import { expect, test } from 'vitest';
import { isPhoneText } from './login.ts';

test.each(['+44 7400 123456', '(085) 123-4567', '0851234567', '٠٨٥١٢٣٤٥٦٧'])('%s is a phone', (text) => {
  expect(isPhoneText(text)).toBe(true);
});

test.each(['', 'ada@mail.example', '123@mail.example', 'ada', '+', 'ada1'])('"%s" is no phone', (text) => {
  expect(isPhoneText(text)).toBe(false);
});
