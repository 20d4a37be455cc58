import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Sentence } from '../sentence.ts';
import { newSecret, operatorOf, readOperators } from './known-operators.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-operators-'));
const path = join(folder, 'operators');
afterAll(() => rmSync(folder, { recursive: true }));

function known(...lines: string[]) {
  writeFileSync(path, lines.join('\n'));
  return readOperators({ kind: 'file', path });
}

/** What is wrong with the lines. */
const faultOf = (...lines: string[]): Promise<string> =>
  known(...lines).then(
    () => '',
    (error: unknown) => {
      expect(error).toBeInstanceOf(Sentence);
      return String((error as Sentence).message).replace(`OPERATORS_FILE ${path}`, 'file'); // looked at above
    },
  );

/** As `printf %s "an example of a secret, 32 chars" | sha256sum` says it. */
const EXAMPLE = 'sha256:dbe11916d580cf391c018899f2947be55400214f2fe469d40595879f71731995';
/** The same of "too short". */
const SHORT = 'sha256:b5d00f1594c604cf4815299a2e990fbb287b4cc6dcceb8ffb087f20742acbd7b';

test('a new secret opens to the name and role of its line, and nothing else does', async () => {
  const mara = newSecret({ name: 'mara', role: 'trader' });
  const tom = newSecret({ name: 'tom@desk.example', role: 'support' });
  const list = await known('# who may', '', mara.line, `  ${tom.line}\r`);
  expect(operatorOf(list, mara.secret)).toEqual({ name: 'mara', role: 'trader' });
  expect(operatorOf(list, tom.secret)).toEqual({ name: 'tom@desk.example', role: 'support' });
  const hash = mara.line.split(' ').at(-1) ?? '';
  for (const wrong of ['', `${mara.secret}x`, mara.secret.slice(1), mara.secret.toUpperCase(), hash])
    expect(operatorOf(list, wrong), wrong).toBeNull();
  expect(mara.line).not.toContain(mara.secret);
});

test('a hash is what sha256sum prints, and a short secret opens nothing though its hash stands there', async () => {
  const list = await known(`ann admin ${EXAMPLE}`, `tom support ${SHORT}`);
  expect(operatorOf(list, 'an example of a secret, 32 chars')).toEqual({ name: 'ann', role: 'admin' });
  expect(operatorOf(list, 'too short')).toBeNull();
});

test('two secrets of one name are both valid', async () => {
  const [old, fresh] = [newSecret({ name: 'ann', role: 'admin' }), newSecret({ name: 'ann', role: 'admin' })];
  const list = await known(old.line, fresh.line);
  for (const { secret } of [old, fresh])
    expect(operatorOf(list, secret)).toEqual({ name: 'ann', role: 'admin' });
});

test('one secret of all is that of an admin without a name of his own', async () => {
  const secret = 'one secret that everybody knows';
  const list = await readOperators({ kind: 'secret', secret });
  expect(operatorOf(list, secret)).toEqual({ name: 'operator', role: 'admin' });
  expect(operatorOf(list, `${secret}!`)).toBeNull();
});

test.each([
  [[`ann ${EXAMPLE}`], 'file: line 1 is not "name role hash".'],
  [['', '# all', `ann admin ${EXAMPLE} twice`], 'file: line 3 is not "name role hash".'],
  [[`ann,tom admin ${EXAMPLE}`], expect.stringContaining('line 1 begins with no name of letters')],
  [[`ann owner ${EXAMPLE}`], 'file: line 1 names the role "owner"; it may name trader, support, admin.'],
  [['ann admin my-own-secret'], 'file: line 1 ends with no sha256: and 64 digits from 0 to f.'],
  [[`ann admin ${EXAMPLE.slice(0, -1)}`], 'file: line 1 ends with no sha256: and 64 digits from 0 to f.'],
  [[`ann admin ${EXAMPLE}`, `tom support ${EXAMPLE}`], 'file: line 2 repeats the secret of ann.'],
  [[`ann admin ${EXAMPLE}`, `ann support ${SHORT}`], 'file: line 2 gives ann a second role.'],
  [['# nobody yet', ''], 'file names nobody.'],
])('%j is refused with the line and what it has to be', async (lines, says) => {
  expect(await faultOf(...lines)).toEqual(says);
});

test('what may be a secret by mistake is not repeated, and a file that is not there is named', async () => {
  expect(await faultOf('ann admin my-own-secret')).not.toContain('my-own-secret');
  await expect(readOperators({ kind: 'file', path: `${path}-of-nobody` })).rejects.toThrow(
    `OPERATORS_FILE ${path}-of-nobody cannot be read: ENOENT.`,
  );
});

test('a name that cannot stand in a line has no secret', () => {
  expect(() => newSecret({ name: 'ann lee', role: 'admin' })).toThrow('"ann lee" is not a name');
});
