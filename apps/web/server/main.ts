import { createServer, type Server } from 'node:http';
import { createApiProxy } from './api-proxy.ts';
import { readAssets } from './assets.ts';
import { ConfigError, readConfig, type WebConfig } from './config.ts';
import { createHandler } from './handler.ts';
import { createPages } from './pages.ts';
import { createRealtimeProxy, REALTIME_PLACE } from './realtime-proxy.ts';
import { builtRenderer, CLIENT_FOLDER, developmentRenderer } from './renderer.ts';

const GRACE_MS = 3_000;

async function wire(config: WebConfig, server: Server) {
  const forward = createApiProxy(config.houseUrl);
  if (!config.isDev) {
    const renderer = await builtRenderer();
    const assets = readAssets(CLIENT_FOLDER);
    server.on('request', createHandler({ config, assets, forward, serve: createPages(config, renderer) }));
    return async () => {};
  }
  const { vite, renderer } = await developmentRenderer(server);
  const serve = createPages(config, renderer);
  server.on(
    'request',
    createHandler({ config, assets: new Map(), forward, serve, middleware: vite.middlewares }),
  );
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
  const server = createServer({ keepAliveTimeout: 65_000 });
  const join = createRealtimeProxy(config.houseUrl);
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
