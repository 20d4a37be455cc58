import { expect, test } from 'vitest';
import { DEFAULT_MAIL, readMailOptions } from './mail-options.ts';

test('without settings mail becomes files, and links lead to the first origin of the pages', () => {
  expect(readMailOptions({}, ['http://127.0.0.1:3100'])).toEqual({
    ...DEFAULT_MAIL,
    linksTo: 'http://127.0.0.1:3100',
  });
});

test('a server, a sender and the public origin are taken', () => {
  const env = {
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    MAIL_FROM: 'mail@book.example',
    PUBLIC_ORIGIN: 'https://book.example/',
  };
  expect(readMailOptions(env, [])).toEqual({
    smtpUrl: env.SMTP_URL,
    from: 'mail@book.example',
    linksTo: 'https://book.example',
  });
});

test.each([
  [{ SMTP_URL: 'https://user:secret@mail.example' }, 'SMTP_URL must be an address such as'],
  [{ SMTP_URL: 'mail.example:secret' }, 'SMTP_URL must be an address such as'],
  [{ MAIL_FROM: 'nobody' }, 'not "nobody"'],
  [{ MAIL_FROM: 'Book <mail@book.example>\r\nBcc: x@y.example' }, 'MAIL_FROM must be an address'],
  [{ PUBLIC_ORIGIN: 'book.example' }, 'not "book.example"'],
])('%o is refused in a sentence that repeats no secret', (env, sentence) => {
  const read = () => readMailOptions(env, []);
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('secret');
});
