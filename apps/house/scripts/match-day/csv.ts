/** Rows of a table with a header line, by column name. Fields may be quoted; a missing field is empty text. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const columns = splitLine(header);
  return lines.map((line) => {
    const fields = splitLine(line);
    return Object.fromEntries(columns.map((column, index) => [column, fields[index] ?? '']));
  });
}

function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
