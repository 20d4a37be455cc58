import { OpenAPIHono } from '@hono/zod-openapi';
import {
  APP_HEADER,
  BETS_ACCEPT,
  BOOK_PREFIX,
  PLATFORM_ACCEPT,
  PLATFORM_PREFIX,
} from '@touchline/contract/headers';
import * as routes from '@touchline/contract/http';

const PLATFORM_PATH =
  /^\/(player|users|sportsbook_sessions|system|brand|messages|municipalities|error_reports|user_limits)/;
type Contract = OpenAPIHono['openAPIRegistry'];
type RouteConfig = Parameters<Contract['registerPath']>[0];

const isRoute = (value: object): value is RouteConfig => 'method' in value && 'path' in value;

/** Calls whose version a client may name, as `guards.ts` looks at it. */
const hasVersion = (prefix: string, path: string) => prefix === PLATFORM_PREFIX || /^\/bets(\/|$)/.test(path);

/** Every way in which a call may be refused: what its form says, and what itself does. */
const refusedWith = (route: RouteConfig, prefix: string) => [
  ...routes.refusalsOfForm(route),
  ...(hasVersion(prefix, route.path) ? [406] : []),
  ...Object.keys(route.responses)
    .map(Number)
    .filter((status) => status in routes.REFUSALS),
];

/** Describes each refusal once, and answers what a call says of its own. */
function registerRefusals(registry: Contract) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
  const refs = new Map(
    Object.entries(routes.REFUSALS).map(([status, description]) => [
      Number(status),
      registry.registerComponent('responses', `Refused${status}`, { description, content }).ref,
    ]),
  );
  return (route: RouteConfig, prefix: string): RouteConfig['responses'] => {
    const refused = refusedWith(route, prefix).map((status) => [status, refs.get(status)]);
    return { ...route.responses, ...Object.fromEntries(refused) };
  };
}

/** The document that describes both APIs, made from the contract alone. */
export function openApiDocument() {
  const app = new OpenAPIHono();
  const responsesOf = registerRefusals(app.openAPIRegistry);
  for (const route of Object.values(routes)) {
    if (!isRoute(route)) continue;
    const prefix = PLATFORM_PATH.test(route.path) ? PLATFORM_PREFIX : BOOK_PREFIX;
    app.openAPIRegistry.registerPath({
      ...route,
      responses: responsesOf(route, prefix),
      path: `${prefix}${route.path}`,
      tags: [prefix.slice(1)],
    });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version: '1',
      description: [
        'What the sportsbook front end and a back end say to each other.',
        `Calls under ${PLATFORM_PREFIX} accept \`${PLATFORM_ACCEPT}\`; calls of bets accept \`${BETS_ACCEPT}\`.`,
        `Each call that changes something carries the header \`${APP_HEADER}\`.`,
        'Money is in the smallest unit of its currency, odds are decimal odds × 10 000, times are epoch milliseconds.',
      ].join('\n\n'),
    },
  });
}
