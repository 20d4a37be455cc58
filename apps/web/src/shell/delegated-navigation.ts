import type { AnyRouter } from '@tanstack/react-router';
import { BASE_PATH } from '@touchline/contract/constants';
import { lacksFiles } from '#data/late.ts';
import { chosenOver } from '#data/list-address.ts';
import { innerPath, type LocaleSetup, splitLocale } from '#data/locale.ts';
import { escapedHash, parseSearch, type RouterSearch } from '#data/router-address.ts';

/** A link that the browser should follow by itself, as all of a page that failed: it would fail again in this document. */
function isBrowsers(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  const isBroken = document.body.dataset.page === 'error';
  const isElsewhere = link.origin !== window.location.origin || !isBelowBase(link.pathname);
  // Goes to the server, which leads it to home with its modal.
  const isOfAccount = link.pathname.includes('/users/');
  return (
    isModified ||
    isBroken ||
    isElsewhere ||
    isOfAccount ||
    (link.target !== '' && link.target !== '_self') ||
    link.hasAttribute('download')
  );
}

const isBelowBase = (path: string) => path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);

const localeOf = (setup: LocaleSetup, path: string) =>
  splitLocale(setup, path.slice(BASE_PATH.length) || '/')[0];

/** Goes to a longer form of the page that is shown. It stays as it is until the rest is here, so that nothing moves. */
async function grow(router: AnyRouter, target: { to: string; search: RouterSearch; hash: string }) {
  await router.preloadRoute(target);
  await router.navigate({ ...target, replace: true, resetScroll: false });
}

/** Whether one page fades into another here. A browser that cannot do it goes over at once. */
const fades = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Follows plain links of the product without loading the document again. One listener serves every link, so that dense
 * lists pay nothing per row. Another locale is another document.
 */
export function startNavigation(router: AnyRouter, setup: LocaleSetup): () => void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || isBrowsers(event, link)) return;
    const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
    if (isHere && link.hash) return;
    if (localeOf(setup, link.pathname) !== localeOf(setup, window.location.pathname)) return;
    event.preventDefault();
    const isOtherPage = link.pathname !== window.location.pathname;
    const { sets } = link.dataset;
    const isChoice = sets !== undefined && !isOtherPage;
    const search = isChoice
      ? chosenOver(window.location.search, link.search, sets)
      : parseSearch(link.search);
    const target = { to: innerPath(setup, link.pathname), search, hash: escapedHash(link.hash.slice(1)) };
    if ('keepScroll' in link.dataset) void grow(router, target);
    else void router.navigate({ ...target, viewTransition: isOtherPage && fades() });
  };
  document.addEventListener('click', follow);
  const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (!pathChanged || !lacksFiles() || !navigator.onLine) return;
    // A release may have removed the files of this document; the slip is in session storage.
    router.history.flush();
    window.location.reload();
  });
  return () => {
    document.removeEventListener('click', follow);
    stop();
  };
}
