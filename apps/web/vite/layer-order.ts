import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TOKENS = fileURLToPath(new URL('../../../packages/ui/src/tokens.css', import.meta.url));

/** The order of layers as the tokens state it. */
export function layerOrder(tokens: string): string {
  const [order] = /@layer [\w, ]+;/.exec(tokens) ?? [];
  if (order === undefined) throw new Error('The tokens state no order of layers.');
  return order;
}

/**
 * Puts the order of layers before every rule of the one file of styles. The bundler writes the styles of shared chunks first, and
 * a layer stands where it is met first.
 */
export function layersInOrder(): Plugin {
  return {
    name: 'touchline-layers-in-order',
    applyToEnvironment: (environment) => environment.name === 'client',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const order = layerOrder(readFileSync(TOKENS, 'utf8'));
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = order + file.source.toString();
      }
    },
  };
}
