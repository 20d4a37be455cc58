import type { Plugin } from 'vite';

const EMPTY = '\0without-link';

/**
 * Leaves the router's link component out of the entry: routes carry it as a property, and this app's links are anchors.
 * Saves 1.4 kB of what has to arrive before the first tap.
 */
export const withoutLink = (): Plugin => ({
  name: 'touchline:without-link',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(source, importer) {
    const isRoute = importer?.includes('@tanstack/react-router/dist/esm/route.js') ?? false;
    return source === './link.js' && isRoute ? EMPTY : null;
  },
  load: (id) => (id === EMPTY ? 'export const Link = () => null;' : null),
});
