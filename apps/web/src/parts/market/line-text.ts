import { parseSpecifier } from '@touchline/betting';
import { localizeNumber } from '@touchline/i18n';

const KEPT_SPECIFIERS = 2_000;
const parsed = new Map<string, ReturnType<typeof parseSpecifier>>();

/** Value of a specifier's part, or undefined where it has none. Lists hold few specifiers many times: they are kept. */
export function specifierPart(specifier: string, name: string): string | undefined {
  let parts = parsed.get(specifier);
  if (parts === undefined) {
    if (parsed.size >= KEPT_SPECIFIERS) parsed.clear();
    parts = parseSpecifier(specifier);
    parsed.set(specifier, parts);
  }
  return parts?.[name];
}

/** A total as it stands in a quiet cell: `2.5`. */
export const totalText = (specifier: string, locale: string): string =>
  localizeNumber(specifierPart(specifier, 'total') ?? '', locale);

/**
 * A handicap as one side sees it: `−0.5`, `+1.5`, `0`. `turned` is the view of the away side.
 * Shape: a three-way handicap (`0:1`) stays as it is written.
 */
export function handicapText(specifier: string, locale: string, turned = false): string {
  const written = specifierPart(specifier, 'hcp') ?? '';
  const value = Number(written);
  if (written === '' || Number.isNaN(value)) return localizeNumber(written, locale);
  const line = turned ? -value : value;
  if (line === 0) return localizeNumber('0', locale);
  return localizeNumber(`${line > 0 ? '+' : ''}${line}`, locale);
}
