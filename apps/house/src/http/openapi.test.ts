import { readFileSync } from 'node:fs';
import { CAPABILITIES } from '@touchline/contract/constants';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

const page = readFileSync(new URL('../../../../docs/extensions.md', import.meta.url), 'utf8');

interface Operation {
  readonly 'x-touchline'?: unknown;
  readonly 'x-touchline-reason'?: unknown;
}

/** Calls that the document marks as extensions, as the page writes them. */
function extensions() {
  return Object.entries(openApiDocument().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>) // only operations stand in the paths that the contract makes
      .filter(([, operation]) => operation['x-touchline'] === 'extension')
      .map(([method, operation]) => ({
        call: `${method.toUpperCase()} ${path}`,
        reason: operation['x-touchline-reason'],
      })),
  );
}

test('every extension of the API has a reason', () => {
  expect(extensions().length).toBeGreaterThan(0);
  for (const { call, reason } of extensions())
    expect([call, String(reason).length > 20]).toEqual([call, true]);
});

test('the page of extensions names every call that is one, and no other', () => {
  const section = /## Calls\n([\s\S]*?)\n## /.exec(page)?.[1] ?? '';
  const named = [...section.matchAll(/^\| `([A-Z]+ \/[^`]+)` \|[^|]*\| (?=\S)/gm)].map(([, call]) => call);
  const calls = extensions().map(({ call }) => call);
  expect(named.toSorted()).toEqual(calls.toSorted());
});

test('the page of extensions names every capability', () => {
  for (const capability of CAPABILITIES) expect(page).toContain(`\`${capability}\``);
});
