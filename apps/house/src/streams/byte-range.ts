const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The bytes that are asked for, both ends included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads the header `Range` of a request for `size` bytes; null where all are wanted, which whoever asks for several parts
 * gets too. `unsatisfiable`: there is nothing at that place. Source: RFC 9110, 14.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const range =
    from === ''
      ? { first: Math.max(0, size - Number(to)), last: size - 1 }
      : { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return range.first > range.last ? 'unsatisfiable' : range;
}
