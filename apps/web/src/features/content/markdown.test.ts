import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Inline, readText } from './markdown.ts';

const words = (text: string): Inline => ({ kind: 'text', text });

test('headings, paragraphs and lists are told apart', () => {
  expect(readText('# Welcome\nOne line\nand more\n\n## Rules\n- first\n- second\n1. one\n2. two')).toEqual([
    { kind: 'heading', level: 2, content: [words('Welcome')] },
    { kind: 'paragraph', content: [words('One line and more')] },
    { kind: 'heading', level: 3, content: [words('Rules')] },
    { kind: 'list', ordered: false, items: [[words('first')], [words('second')]] },
    { kind: 'list', ordered: true, items: [[words('one')], [words('two')]] },
  ]);
});

test('a heading may have an anchor, which no text shows', () => {
  expect(readText('## Limits {#limits}')).toEqual([
    { kind: 'heading', level: 3, content: [words('Limits')], id: 'limits' },
  ]);
  expect(readText('## Limits {#Lim its}')).toEqual([
    { kind: 'heading', level: 3, content: [words('Limits {#Lim its}')] },
  ]);
});

test('strong, emphasis and links stand inside a line', () => {
  expect(readText('A **bold** and *quiet* [place](/sports/live).')).toEqual([
    {
      kind: 'paragraph',
      content: [
        words('A '),
        { kind: 'strong', content: [words('bold')] },
        words(' and '),
        { kind: 'emphasis', content: [words('quiet')] },
        words(' '),
        { kind: 'link', href: '/sports/live', content: [words('place')] },
        words('.'),
      ],
    },
  ]);
});

test.each(['https://a.example/x', 'mailto:a@b.example', 'tel:+44123', 'sms:123', '/sports'])(
  'a link leads to %s',
  (href) => {
    expect(readText(`[here](${href})`)).toEqual([
      { kind: 'paragraph', content: [{ kind: 'link', href, content: [words('here')] }] },
    ]);
  },
);

test.each([
  'javascript:alert`1`',
  'JaVaScRiPt:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'vbscript:x',
])('a link to %s is its words alone', (href) => {
  expect(readText(`[here](${href})`)).toEqual([{ kind: 'paragraph', content: [words('here')] }]);
});

test('HTML is text', () => {
  expect(readText('<img src=x onerror=alert(1)>')).toEqual([
    { kind: 'paragraph', content: [words('<img src=x onerror=alert(1)>')] },
  ]);
});

const linksOf = (content: readonly Inline[]): string[] =>
  content.flatMap((one) =>
    one.kind === 'text' ? [] : [...(one.kind === 'link' ? [one.href] : []), ...linksOf(one.content)],
  );

test('whatever is written, every link leads to an allowed place', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    '*',
    '**',
    'javascript:',
    'https://a',
    '/',
    '\n',
    'x',
    '- ',
    '# ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const part of readText(pieces.join(''))) {
        const lines = part.kind === 'list' ? part.items : [part.content];
        for (const href of lines.flatMap(linksOf)) expect(href).toMatch(/^(https?:\/\/|\/(?![/\\]))/);
      }
    }),
  );
});
