import { expect, test } from 'vitest';
import { textAsHtml } from './platform-text.ts';

test('headings, lists, paragraphs, bold words and links of a text become HTML, and nothing else does', () => {
  const text = `First <b>line</b>
goes on.

## Who may bet {#who}
You must be **18**.

- One [rule](/sports/general-rules)
- Two [sites](https://help.example/a?b=1&c=2), not [this](javascript:alert(1))`;
  expect(textAsHtml(text, 'https://book.example').split('\n')).toEqual([
    '<p>First &lt;b&gt;line&lt;/b&gt; goes on.</p>',
    '<h2>Who may bet</h2>',
    '<p>You must be <b>18</b>.</p>',
    '<ul><li>One <a href="https://book.example/sports/general-rules">rule</a></li><li>Two <a href="https://help.example/a?b=1&amp;c=2">sites</a>, not [this](javascript:alert(1))</li></ul>',
  ]);
});
