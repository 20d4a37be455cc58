import { z } from 'zod';

/** Fifteen digits: as many as a decimal number of JSON keeps exactly. */
const SCALED_MAX = 999_999_999_999_999;

/** A decimal number in units of its last digit: 2.5 with two digits is 250. Null if it has more digits, or too many of them. */
export function scaledNumber(decimal: number, digits: number): number | null {
  const text = decimal.toFixed(digits);
  if (Number(text) !== decimal) return null;
  const scaled = Number(text.replace('.', ''));
  return Math.abs(scaled) <= SCALED_MAX ? scaled : null;
}

interface Bounds {
  readonly digits: number;
  /** In main units, both included. */
  readonly least: number;
  readonly most: number;
  readonly error: string;
}

/** Schema of a decimal number in JSON that becomes a scaled whole number. */
export const scaled = ({ digits, least, most, error }: Bounds) =>
  z.number({ error }).transform((value, { issues }) => {
    const number = scaledNumber(value, digits);
    if (number !== null && value >= least && value <= most) return number;
    issues.push({ code: 'custom', message: error, input: value });
    return z.NEVER;
  });
