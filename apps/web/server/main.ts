import type { Server } from 'node:http';
import { createApiProxy } from './api-proxy.ts';
import { readAssets } from './assets.ts';
import { ConfigError, readConfig, type WebConfig } from './config.ts';
import { createFailingFiles } from './failing-files.ts';
import { createHandler, type HandlerParts, type Place } from './handler.ts';
import { createImageCache } from './images/image-cache.ts';
import { createImages } from './images/serve-image.ts';
import { createLimitedServer } from './limited-server.ts';
import { createLooks } from './look/house-look.ts';
import { createLookFiles } from './look/serve-look.ts';
import { nameRequests } from './name-requests.ts';
import { createPages } from './pages.ts';
import { createRealtimeProxy, REALTIME_PLACE } from './realtime-proxy.ts';
import { builtRenderer, CLIENT_FOLDER, developmentRenderer } from './renderer.ts';
import { createReport, type Report } from './report.ts';
import { fetchNamed } from './request-id.ts';
import { createPlatformAddresses } from './third-party/platform-addresses.ts';
import { createThirdParty } from './third-party/serve-third-party.ts';
import { createWorkerFile } from './worker/serve-worker.ts';

const GRACE_MS = 3_000;

const IMAGE_BYTES = 256 * 1024 * 1024;
const IMAGE_AGE_MS = 3_600_000;

function wireImages(
  { houseUrl, imageOrigins: origins, imageFolder: folder }: WebConfig,
  report: Report,
): Place {
  const cache = createImageCache({ folder, maxBytes: IMAGE_BYTES, maxAgeMs: IMAGE_AGE_MS, now: Date.now });
  return createImages({ houseUrl, origins, cache, report });
}

/** Pages in which foreign scripts run. */
const wireThirdParty = ({ houseUrl }: WebConfig, report: Report): Place =>
  createThirdParty(createPlatformAddresses({ houseUrl, fetch: fetchNamed }), report);

const SPRITE = /\/assets\/icons-[^/]*\.svg$/;

/** What the product wears and shows of the operator's, and the places that serve it. */
function wireLook(config: WebConfig, assets: ReturnType<typeof readAssets>, report: Report) {
  const { houseUrl, setup, isDev } = config;
  const built = [...assets].find(([path]) => SPRITE.test(path))?.[1];
  const builtSprite = built?.bodies.identity.toString();
  const looks = createLooks({ houseUrl, builtSprite, fetch: fetchNamed, now: Date.now, report });
  const places: Place[] = [
    createLookFiles(looks, setup, report),
    wireImages(config, report),
    wireThirdParty(config, report),
  ];
  if (!isDev) places.push(createWorkerFile({ setup, assets: [...assets.keys()], look: looks.current }));
  return { looks, places };
}

async function wire(config: WebConfig, server: Server) {
  const report = createReport(config.logsRequests, Date.now);
  const forward = createApiProxy(config.houseUrl);
  const answer = (parts: Omit<HandlerParts, 'config' | 'forward'>) =>
    server.on(
      'request',
      nameRequests({ ...config, now: Date.now }, createHandler({ config, forward, ...parts })),
    );
  if (!config.isDev) {
    const renderer = await builtRenderer(report);
    const assets = readAssets(CLIENT_FOLDER);
    const { looks, places } = wireLook(config, assets, report);
    const pages = createPages(config, renderer, looks);
    answer({ assets, pages, places, ...(config.hasDevApi && { failFile: createFailingFiles(assets) }) });
    return async () => {};
  }
  const { vite, renderer } = await developmentRenderer(server, report);
  const { looks, places } = wireLook(config, new Map(), report);
  const pages = createPages(config, renderer, looks);
  answer({ assets: new Map(), pages, places, middleware: vite.middlewares });
  return () => vite.close();
}

function listen(server: Server, { port, host }: WebConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`Port ${port} is taken. Set WEB_PORT to a free one.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
}

async function start() {
  const config = readConfig(process.env);
  process.env.HOUSE_URL = config.houseUrl.origin;
  const server = createLimitedServer();
  const join = createRealtimeProxy(config.realtimeUrl);
  server.on('upgrade', (request, socket, head) => {
    const path = request.url?.split('?')[0];
    if (path === REALTIME_PLACE) join(request, socket, head);
    else if (!config.isDev) socket.destroy();
  });
  const close = await wire(config, server);
  await listen(server, config);
  console.log(`Touchline web: http://${config.host}:${config.port}/sports`);

  const stop = () => {
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref();
    void close().then(() => setTimeout(() => process.exit(0), GRACE_MS).unref());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
