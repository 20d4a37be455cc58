import type { Channel } from './channel.ts';
import { CLOSE, ERRORS, type ErrorReply } from './codes.ts';
import { type Command, type RequestName, recordOf, textOf, wholeOf } from './commands.ts';
import type { Connection, Subscription } from './connection.ts';
import { lifetime } from './lifetime.ts';
import type { Namespace } from './namespaces.ts';
import { RealtimeError } from './port.ts';
import { subscribe, subscriptionRefresh } from './subscribe.ts';

/** Answers one numbered command of a connection. */
export function answer(
  connection: Connection,
  id: number,
  name: RequestName,
  request: Command,
): Promise<void> | void {
  switch (name) {
    case 'connect':
      return connect(connection, id, request);
    case 'subscribe':
      return subscribe(connection, id, request);
    case 'unsubscribe':
      connection.leave(textOf(request.channel));
      return connection.reply(id, name, {});
    case 'publish':
      return publish(connection, id, request);
    case 'presence':
      return presence(connection, id, request);
    case 'presence_stats':
      return presenceStats(connection, id, request);
    case 'history':
      return history(connection, id, request);
    case 'rpc':
      return rpc(connection, id, request);
    case 'refresh':
      return refresh(connection, id, request);
    case 'sub_refresh':
      return subscriptionRefresh(connection, id, request);
  }
}

async function connect(connection: Connection, id: number, request: Command) {
  const { core } = connection;
  const token = textOf(request.token);
  const checked = token === '' ? { claims: VISITOR } : await core.tokens.checkConnection(token);
  if (connection.phase !== 'new') return;
  if (checked === 'invalid') return connection.close(CLOSE.invalidToken);
  if (checked === 'expired') {
    connection.phase = 'refused';
    return connection.replyError(id, ERRORS.tokenExpired);
  }
  const { user, expiresAt, info } = checked.claims;
  connection.user = user;
  connection.info = info;
  if (!core.admit(connection)) return connection.close(CLOSE.connectionLimit);
  connection.phase = 'connected';
  connection.expireAt(expiresAt);
  connection.startPings();
  connection.reply(id, 'connect', {
    client: connection.id,
    version: core.version,
    ping: Math.max(1, Math.ceil(core.times.pingMs / 1000)),
    pong: true,
    ...lifetime(expiresAt, core.now()),
  });
}

const VISITOR = { user: '', expiresAt: null, info: undefined };

async function refresh(connection: Connection, id: number, request: Command) {
  const { core } = connection;
  const checked = await core.tokens.checkConnection(textOf(request.token));
  if (checked === 'expired') return connection.close(CLOSE.expired);
  if (checked === 'invalid' || checked.claims.user !== connection.user)
    return connection.close(CLOSE.invalidToken);
  connection.expireAt(checked.claims.expiresAt);
  connection.reply(id, 'refresh', {
    client: connection.id,
    version: core.version,
    ...lifetime(checked.claims.expiresAt, core.now()),
  });
}

function publish(connection: Connection, id: number, request: Command) {
  const place = placeOf(connection, request, (namespace) => namespace.clientPublish === true);
  if ('code' in place) return connection.replyError(id, place);
  const info = { client: connection.id, ...(connection.user !== '' && { user: connection.user }) };
  connection.core.publish(place.channel.name, request.data ?? null, {}, info);
  connection.reply(id, 'publish', {});
}

function presence(connection: Connection, id: number, request: Command) {
  const place = placeOf(connection, request, hasPresence, ERRORS.notAvailable);
  if ('code' in place) return connection.replyError(id, place);
  const clients = [...place.channel.subscribers].map((one) => [
    one.connection.id,
    clientInfo(one.connection),
  ]);
  connection.reply(id, 'presence', { presence: Object.fromEntries(clients) });
}

function presenceStats(connection: Connection, id: number, request: Command) {
  const place = placeOf(connection, request, hasPresence, ERRORS.notAvailable);
  if ('code' in place) return connection.replyError(id, place);
  const users = new Set([...place.channel.subscribers].map((one) => one.connection.user));
  connection.reply(id, 'presence_stats', {
    num_clients: place.channel.subscribers.size,
    num_users: users.size,
  });
}

const HISTORY_MAX = 300;

function history(connection: Connection, id: number, request: Command) {
  const place = placeOf(connection, request, (namespace) => namespace.clientHistory === true);
  if ('code' in place) return connection.replyError(id, place);
  const { position } = place.channel;
  const kept = place.channel.history(connection.core.now());
  const limit = Math.min(HISTORY_MAX, wholeOf(request.limit));
  const reverse = request.reverse === true;
  let found = reverse ? kept.toReversed() : kept;
  if (request.since !== undefined) {
    const { offset, epoch } = recordOf(request.since);
    const from = wholeOf(offset);
    const otherLife = textOf(epoch) !== '' && textOf(epoch) !== position.epoch;
    const evicted =
      !reverse && from < position.offset && (kept[0]?.offset ?? Number.POSITIVE_INFINITY) > from + 1;
    if (otherLife || evicted) return connection.replyError(id, ERRORS.unrecoverablePosition);
    found = found.filter((one) => (reverse ? one.offset < from : one.offset > from));
  }
  const publications = found.slice(0, limit).map((one): unknown => JSON.parse(one.json));
  connection.reply(id, 'history', { publications, ...position });
}

async function rpc(connection: Connection, id: number, request: Command) {
  const { onRpc } = connection.core.hooks;
  if (!onRpc) return connection.replyError(id, ERRORS.notAvailable);
  try {
    const caller = { client: connection.id, user: connection.user };
    connection.reply(id, 'rpc', { data: await onRpc(caller, textOf(request.method), request.data) });
  } catch (error) {
    if (error instanceof RealtimeError) return connection.replyError(id, error);
    connection.core.onError(error);
    connection.replyError(id, ERRORS.internal);
  }
}

const hasPresence = (namespace: Namespace) => namespace.clientPresence === true;

/** The channel that a subscriber asks about, when its namespace allows the question. */
function placeOf(
  connection: Connection,
  request: Command,
  allowed: (namespace: Namespace) => boolean,
  refusal: ErrorReply = ERRORS.permissionDenied,
): { readonly channel: Channel<Subscription> } | ErrorReply {
  const name = textOf(request.channel);
  const namespace = connection.core.namespaceOf(name);
  if (!namespace) return ERRORS.unknownChannel;
  const subscription = connection.subscriptions.get(name);
  if (!allowed(namespace)) return refusal;
  return subscription ? { channel: subscription.channel } : ERRORS.permissionDenied;
}

function clientInfo({ id, user, info }: Connection) {
  return { client: id, user, ...(info !== undefined && { conn_info: info }) };
}
