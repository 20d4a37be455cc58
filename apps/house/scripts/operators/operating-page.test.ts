import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS, MAY, ROLES } from '../../src/operators/roles.ts';
import { operatingPage } from './operating-page.ts';

test('the page that operators read is the one that follows from the commands', () => {
  const page = readFileSync(new URL('../../../../docs/operators/operating.md', import.meta.url), 'utf8');
  expect(page).toBe(operatingPage());
});

test.each(COMMANDS)('of %s the page says which roles may give it', (command) => {
  const row = operatingPage()
    .split('\n')
    .find((line) => line.startsWith(`| \`${command}`));
  const said = row?.split(' | ').slice(-ROLES.length);
  expect(said?.map((cell) => cell.startsWith('yes'))).toEqual(
    ROLES.map((role) => MAY[command].includes(role)),
  );
});

test('an admin may give every command, and every command somebody', () => {
  for (const command of COMMANDS) expect(MAY[command], command).toContain('admin');
});
