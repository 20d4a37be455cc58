import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { builtRenderer } from '../apps/web/server/renderer.ts';
import { bareTree } from './bare-tree.ts';
import { parseMarkup } from './markup.ts';

// Renders home for each request, with nothing between the socket and the renderer: no cache, no compression, no policy.
// BENCH_MARKUP names a file: then plain React renders its markup. Otherwise the web app's own build renders home.

const origin = `http://127.0.0.1:${process.env.BENCH_PORT}`;

async function rendererOf(markupFile: string | undefined): Promise<() => Promise<string>> {
  if (markupFile !== undefined) {
    const tree = bareTree(parseMarkup(readFileSync(markupFile, 'utf8')));
    return async () => `<!DOCTYPE html>${renderToString(tree())}`;
  }
  const { page: render } = await (await builtRenderer((error) => console.error(error)))();
  const headers = { accept: 'text/html', 'x-odds-format': 'european', 'x-public-origin': origin };
  return async () => {
    const answer = await render(new Request(`${origin}/sports`, { headers }));
    if (answer.status !== 200) throw new Error(`Home was rendered with status ${answer.status}.`);
    return answer.text();
  };
}

const render = await rendererOf(process.env.BENCH_MARKUP);
// A home that cannot be rendered is known before anything is measured.
await render();

const server = createServer((request, response) => {
  if (request.url === '/health') return void response.end('ok');
  render().then(
    (html) => {
      const body = Buffer.from(html);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length });
      response.end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(process.env.BENCH_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
