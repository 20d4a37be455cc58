import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalog } from '../messages.ts';

/** The messages of a file as the build compiles them. */
export const compiled = (texts: Readonly<Record<string, string>>): Catalog =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));
