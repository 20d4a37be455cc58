import { expect, test } from 'vitest';
import quickBet from '../../../fixtures/betting/quick-bet.json';
import listed from '../../../fixtures/betting/sentences.json';
import slip from '../../../fixtures/betting/slip.json';
import typeRules from '../../../fixtures/betting/type-rules.json';

type Quote = { readonly section: string; readonly pieces: readonly string[] };

// A source is a section and words of one of its sentences; [...] leaves words out.
function quoteOf(source: string): Quote {
  const [section = '', ...words] = source.split(' ');
  const pieces = words.join(' ').split('[...]');
  return { section, pieces: pieces.map((piece) => piece.trim().toLowerCase()) };
}

const shows = ({ section, pieces }: Quote, sentence: (typeof listed.sentences)[number]) =>
  section === sentence.section && pieces.every((piece) => sentence.text.toLowerCase().includes(piece));

const sources = [...slip.rows, ...typeRules.rows, typeRules.bonusKinds, ...quickBet.rows];
const quotes = sources.map((row) => quoteOf(row.source));

test.each(listed.sentences)('$section "$text" has a row', (sentence) => {
  expect(quotes.some((quote) => shows(quote, sentence))).toBe(true);
});

test('every row of the type rules and of the quick bet quotes a listed sentence word by word', () => {
  const unknown = [...typeRules.rows, ...quickBet.rows].filter(
    (row) => !listed.sentences.some((sentence) => shows(quoteOf(row.source), sentence)),
  );
  expect(unknown.map((row) => row.source)).toEqual([]);
});

test('every clause of a listed sentence is quoted: what no row shows is named here', () => {
  const clauses = listed.sentences.flatMap(({ section, text }) =>
    text.split(/[;:]\s/).map((clause) => ({ section, clause: clause.toLowerCase() })),
  );
  const isShown = ({ section, clause }: (typeof clauses)[number]) =>
    quotes.some(
      (quote) =>
        quote.section === section &&
        quote.pieces.some((piece) => piece !== '' && (clause.includes(piece) || piece.includes(clause))),
    );
  const unshown = clauses.filter((clause) => !isShown(clause)).map(({ clause }) => clause);
  expect(unshown).toEqual([]);
});
