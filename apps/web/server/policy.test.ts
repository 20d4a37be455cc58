import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, scriptHashes } from './policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('each inline script is allowed by the hash of its exact text', () => {
  const html = '<script class="x">a &lt; b\n</script><p>t</p><script>\nb()</script>';
  expect(scriptHashes(html)).toEqual([hashOf('a &lt; b\n'), hashOf('\nb()')]);
});

test('scripts from files and data need no hash', () => {
  const html =
    '<script type="module" src="/x.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(scriptHashes(html)).toEqual([]);
});

test('the same script twice is named once', () => {
  expect(scriptHashes('<script>a</script><script>a</script>')).toHaveLength(1);
});

test("the policy allows no inline script beside the hashed ones, and of trusted types the worker's alone", () => {
  const policy = contentPolicy('<script>a</script>');
  expect(policy).toContain(`script-src 'self' ${hashOf('a')};`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("media-src 'self' blob:");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/; trusted-types worker$/);
});

test('frames come from the own origin, and from those that are configured', () => {
  expect(contentPolicy('<p>t</p>')).toContain("frame-src 'self';");
  const policy = contentPolicy('<p>t</p>', ['https://stats.example']);
  expect(policy).toContain("frame-src 'self' https://stats.example;");
});
