import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createFailingFiles } from './failing-files.ts';

const CODE = 'import{t as e}from"./main.js";let a=1,b=2;export{a as View,b};';
const failFile = createFailingFiles(
  new Map([
    [
      '/sports/assets/sign-in-DtxbqrqO.js',
      { type: 'text/javascript', bodies: { identity: Buffer.from(CODE) } },
    ],
  ]),
);

function ask(path: string, cookie?: string) {
  const sent: { status?: number; headers?: Record<string, string>; body?: string } = {};
  const response = {
    writeHead: (status: number, headers: Record<string, string>) => Object.assign(sent, { status, headers }),
    end: (body?: string) => Object.assign(sent, { body }),
  };
  const isFailed = failFile(
    new URL(path, 'http://web'),
    { headers: { cookie } } as IncomingMessage, // what is read of it
    response as unknown as ServerResponse, // what is called of it
  );
  return isFailed ? sent : undefined;
}

const FILE = '/sports/assets/sign-in-DtxbqrqO.js';

test('only the named file of a browser with the cookie fails', () => {
  expect(ask(FILE)).toBeUndefined();
  expect(ask(FILE, 'failing_file=always:sign')).toBeUndefined();
  expect(ask('/sports/assets/sign-up-DtxbqrqO.js', 'failing_file=always:sign-up')).toBeUndefined();
  expect(ask(FILE, 'a=b; failing_file=always:sign-in')?.status).toBe(404);
});

test('a file that fails once takes the cookie away', () => {
  expect(ask(FILE, 'failing_file=once:sign-in')?.headers?.['set-cookie']).toContain('failing_file=;');
  expect(ask(FILE, 'failing_file=always:sign-in')?.headers).not.toHaveProperty('set-cookie');
});

test('a broken file has the same exports, which throw', async () => {
  const { status, body = '' } = ask(FILE, 'failing_file=broken:sign-in') ?? {};
  expect(status).toBe(200);
  const broken: Record<string, () => void> = await import(`data:text/javascript,${encodeURIComponent(body)}`);
  expect(Object.keys(broken)).toEqual(['View', 'b']);
  expect(broken.View).toThrow('planted');
});
