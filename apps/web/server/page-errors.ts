/**
 * Collects in `window.touchlineErrors` what the console of a browser lists: errors that are logged or thrown, files that fail to
 * load, and what the policy blocks. Not every WebDriver shows the console.
 */
const COLLECTOR = `(() => {
  const errors = (window.touchlineErrors = []);
  const add = (...parts) => errors.push(location.pathname + ': ' + parts.map(String).join(' '));
  addEventListener('error', ({ message, target }) => add(message ?? 'did not load: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => add('not handled:', reason));
  addEventListener('securitypolicyviolation', (event) => add('blocked:', event.violatedDirective, event.blockedURI));
  const log = console.error;
  console.error = (...args) => {
    add(...args);
    log.apply(console, args);
  };
})()`;

/** Adds the collector before any other script of a page. React leaves alone what the head has beside its own. */
export const collectErrors = (html: string): string =>
  html.replace(/<head\b[^>]*>/, (tag) => `${tag}<script>${COLLECTOR}</script>`);
