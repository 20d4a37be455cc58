import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import vectors from '../../../fixtures/betting/odds-formats.json';
import { isPlaceableOdds, MAX_ODDS, MIN_ODDS, ODDS_SCALE, oddsFromDecimal } from './odds.ts';
import { oddsParts, oddsText } from './odds-format.ts';
import { parseOdds } from './odds-input.ts';
import { nearestRung } from './odds-ladder.ts';
import { europeanParts, ODDS_FORMATS, type OddsFormat, oddsPartsText } from './odds-parts.ts';

const placeable = fc.integer({ min: MIN_ODDS, max: MAX_ODDS });
const format = fc.constantFrom(...ODDS_FORMATS);

function read(text: string, of: OddsFormat): number {
  const parsed = parseOdds(text, of);
  if (parsed.kind !== 'odds') throw new Error(`${of} does not read ${text}: ${parsed.fault}`);
  return parsed.odds;
}

describe('odds in every format match the vectors', () => {
  test.each(vectors.formats)('$odds', (row) => {
    for (const name of ODDS_FORMATS) expect(oddsText(row.odds, name), name).toBe(row[name]);
  });
  test.each(vectors.britishTotals)('combined odds of $odds in the british format', (row) => {
    expect(oddsText(row.odds, 'british', { isTotal: true })).toBe(row.british);
  });
});

describe('odds are read as the vectors say', () => {
  test.each(vectors.parse)('$format "$text"', (row) => {
    const expected =
      row.odds === undefined ? { kind: 'invalid', fault: row.fault } : { kind: 'odds', odds: row.odds };
    // The vectors spell the format as text.
    expect(parseOdds(row.text, row.format as OddsFormat)).toEqual(expected);
  });
});

test('the text of a price reads back as odds near it in every format', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_100, max: 200_000 }), format, (odds, name) => {
      const share = name === 'british' ? 0.3 : 0.055;
      const back = read(oddsText(odds, name), name);
      expect(Math.abs(back - odds)).toBeLessThanOrEqual(Math.max((odds - ODDS_SCALE) * share, 60));
    }),
  );
});

test('every placeable price has a text in every format', () => {
  fc.assert(
    fc.property(placeable, format, (odds, name) => {
      expect(oddsText(odds, name)).toMatch(/^(?:[+-]?\d+(?:\.\d{2,3})?%?|\d+\/\d+)$/);
    }),
  );
});

test('european and hongkong texts read back exactly to the third decimal', () => {
  fc.assert(
    fc.property(placeable, (odds) => {
      const thousandths = Math.floor(odds / 10) * 10;
      fc.pre(thousandths > ODDS_SCALE);
      expect(read(oddsText(odds, 'european'), 'european')).toBe(thousandths);
      expect(read(oddsText(odds, 'hongkong'), 'hongkong')).toBe(thousandths);
    }),
  );
});

test('longer odds are never shown as a shorter european price or british rung', () => {
  fc.assert(
    fc.property(placeable, placeable, (a, b) => {
      const [short, long] = a < b ? [a, b] : [b, a];
      expect(Number(oddsText(short, 'european'))).toBeLessThanOrEqual(Number(oddsText(long, 'european')));
      const [sn, sd] = nearestRung(short);
      const [ln, ld] = nearestRung(long);
      expect(sn * ld).toBeLessThanOrEqual(ln * sd);
    }),
  );
});

test('a price halfway between two rungs takes the shorter one', () => {
  expect(nearestRung(62_500)).toEqual([5, 1]);
  expect(nearestRung(62_501)).toEqual([11, 2]);
});

test('no text reads as odds that cannot be placed, and none throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), format, (text, name) => {
      const parsed = parseOdds(text, name);
      expect(parsed.kind === 'invalid' || isPlaceableOdds(parsed.odds)).toBe(true);
    }),
  );
});

test('the european format alone gives the same parts as the choice of formats', () => {
  expect(europeanParts(17_200)).toEqual(oddsParts(17_200, 'european'));
  expect(oddsPartsText(europeanParts(ODDS_SCALE))).toBe('-');
});

test('a decimal number becomes scaled odds and what is no number is refused', () => {
  expect(oddsFromDecimal(1.72)).toBe(17_200);
  expect(() => oddsFromDecimal(Number.NaN)).toThrow(RangeError);
  expect(() => oddsFromDecimal(1e9)).toThrow(RangeError);
});
