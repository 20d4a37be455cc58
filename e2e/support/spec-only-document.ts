import { afterAll } from 'vitest';
import type { Source } from '../dom/test.ts';
import { dropStack, takeStack } from './kept-stack.ts';
import { SESSION_COOKIE, startSpecOnlyBackend } from './spec-only-backend.ts';

const index = Number(process.env.VITEST_POOL_ID);
const backend = await startSpecOnlyBackend();
const options = { backendUrl: backend.url };
afterAll(() => backend.stop());

/** The backend and its web app for documents of one file. */
export const servers: Source = {
  take: (file) => takeStack({ index, options, file }),
  drop: (file) => dropStack({ index, options, file }),
  cookie: `${SESSION_COOKIE.name}=${SESSION_COOKIE.value}`,
  more: { backend },
};
