// The service worker. It holds built files and the offline page, never a page with prices nor an answer of the house, and
// shows what the house tells this device. What the build knows is written before it as `self.touchline`.
const { base, version, locales, required, icon, files } = self.touchline;
const CACHE = `touchline-${version}`;

/** The offline page in the language of an address. */
function offlinePage(pathname) {
  const [, , first = ''] = pathname.split('/');
  return `${base}${locales.includes(first) ? `/${first}` : ''}/offline`;
}

/** Built files and those of a brand have the version in their names: what is held is what would be fetched. */
const isHeld = (pathname) =>
  pathname.startsWith(`${base}/assets/`) ||
  (pathname.startsWith(`${base}/look/`) && !pathname.endsWith('.webmanifest'));

async function keep(pages) {
  const cache = await caches.open(CACHE);
  await cache.addAll([...new Set(pages)]);
}

async function install() {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const pages = open.map(({ url }) => offlinePage(new URL(url).pathname));
  await keep([offlinePage(base), ...pages, ...files]);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith('touchline-') && name !== CACHE) await caches.delete(name);
  }
  await self.registration.navigationPreload?.enable();
}

async function file(request) {
  const cache = await caches.open(CACHE);
  const held = await cache.match(request);
  if (held) return held;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') await cache.put(request, answer.clone());
  return answer;
}

async function page(event) {
  const offline = offlinePage(new URL(event.request.url).pathname);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    // Whoever reads on in another language has its words when the network goes.
    event.waitUntil(caches.match(offline).then((held) => held ?? keep([offline])));
    return answer;
  } catch {
    return (await caches.match(offline)) ?? (await caches.match(offlinePage(base))) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isHeld(pathname)) event.respondWith(file(request));
});

/** Full address of a place below base and locale, as the pages write it; one that this release does not offer has none. */
function addressOf(locale, place) {
  const isBare = !locales.includes(locale) || (locale === locales[0] && !required);
  return `${base}${isBare ? '' : `/${locale}`}${place}`;
}

/** Every message is shown: browsers take the permission from whoever stays silent. */
async function tell(data) {
  const { title, body, tag, lang, dir, locale, place } = data.json();
  const shown = { body, tag, lang, dir, icon, badge: icon, data: addressOf(locale, place) };
  await self.registration.showNotification(title, shown);
}

/** A page of the product that is open goes there; without one a new page opens. */
async function follow({ data: address }) {
  const target = new URL(address, self.location.origin);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find(({ url }) => url === target.href) ?? open.find(({ url }) => isOurs(url));
  if (!page) return self.clients.openWindow(target.href);
  const focused = await page.focus();
  // A page that another worker looks after cannot be sent elsewhere.
  return focused.url === target.href
    ? focused
    : focused.navigate(target.href).catch(() => self.clients.openWindow(target.href));
}

function isOurs(url) {
  const { pathname } = new URL(url);
  return pathname === base || pathname.startsWith(`${base}/`);
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(tell(event.data));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification));
});
