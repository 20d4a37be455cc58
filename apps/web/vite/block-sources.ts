import type { Plugin } from 'vite';

const BLOCKS_FILE = /\/(src\/features\/[\w-]+)\/blocks\.ts$/;

/**
 * Lets the server learn which source files a block's `load` reaches, so that a page can name their built files in its
 * head. Wraps each `import('./x.tsx')` of a `blocks.ts` for the server only.
 */
export function blockSources(): Plugin {
  return {
    name: 'touchline-block-sources',
    transform: {
      filter: { id: BLOCKS_FILE },
      handler(code, id) {
        const folder = BLOCKS_FILE.exec(id.replaceAll('\\', '/'))?.[1];
        if (this.environment.name !== 'ssr' || !folder) return undefined;
        const wrapped = code.replace(
          /import\((['"])\.\/([^'"]+)\1\)/g,
          (call, _quote, file) =>
            `(globalThis.touchlineSources?.add(${JSON.stringify(`${folder}/${file}`)}), ${call})`,
        );
        return { code: wrapped, map: null };
      },
    },
  };
}
