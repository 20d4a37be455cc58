import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|txt)$/;
const SMALL = 512;

/** Writes `.br` and `.gz` beside every text file of the browser's build, so that nothing is compressed while serving. */
export function precompress(): Plugin {
  return {
    name: 'touchline-precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!dir || !TEXT.test(name) || name.startsWith('.')) continue;
        const content = readFileSync(join(dir, name));
        if (content.length < SMALL) continue;
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
