import type { Channel } from './channel.ts';
import { CLOSE, ERRORS } from './codes.ts';
import { type Command, textOf, wholeOf } from './commands.ts';
import type { Connection, Subscription } from './connection.ts';
import { lifetime } from './lifetime.ts';
import { hasNamespace, isChannelName, isPrivate } from './namespaces.ts';
import type { Position } from './port.ts';

/** The bit of `flag` by which a client with a snapshot of its own wants an error instead of a failed recovery. */
const REJECT_UNRECOVERED = 2;

/** Who may listen, and until when (epoch seconds; null: no end). */
type Permission = { readonly expiresAt: number | null } | 'answered';

/** Subscribes to a channel and answers. At once where no token is needed, so that a burst is answered in one frame. */
export function subscribe(connection: Connection, id: number, request: Command): Promise<void> | void {
  const { core } = connection;
  const name = request.channel;
  if (!isChannelName(name)) return connection.replyError(id, ERRORS.badRequest);
  const namespace = core.namespaceOf(name);
  if (!namespace)
    return connection.replyError(id, hasNamespace(name) ? ERRORS.unknownChannel : ERRORS.permissionDenied);
  if (connection.subscriptions.has(name)) return connection.replyError(id, ERRORS.alreadySubscribed);
  if (connection.subscriptions.size >= core.limits.channelsPerConnection)
    return connection.replyError(id, ERRORS.limitExceeded);
  // Types above 0 are map and poll subscriptions, which the house does not have.
  if (wholeOf(request.type) > 0) return connection.replyError(id, ERRORS.permissionDenied);
  if (namespace.open && !isPrivate(name))
    return join(connection, id, core.channel(name, namespace), request, null);
  return permit(connection, id, name, textOf(request.token)).then((permission) => {
    if (permission === 'answered' || connection.phase !== 'connected') return;
    join(connection, id, core.channel(name, namespace), request, permission.expiresAt);
  });
}

/**
 * History is read and the subscriber added in one turn, and the reply is written first, so no publication is lost or
 * comes before it.
 */
function join(
  connection: Connection,
  id: number,
  channel: Channel<Subscription>,
  request: Command,
  expiresAt: number | null,
) {
  const now = connection.core.now();
  const result = recoveryOf(channel.position, channel.namespace.mode, request, (since) =>
    channel.recover(since, now),
  );
  if (result === 'unrecoverable') return connection.replyError(id, ERRORS.unrecoverablePosition);
  connection.subscribe(channel, expiresAt);
  connection.reply(id, 'subscribe', { ...result, ...lifetime(expiresAt, now) });
}

/** Renews a subscription whose token runs out. */
export async function subscriptionRefresh(connection: Connection, id: number, request: Command) {
  const name = textOf(request.channel);
  const checked = await connection.core.tokens.checkSubscription(textOf(request.token));
  const subscription = connection.subscriptions.get(name);
  if (!subscription) return connection.replyError(id, ERRORS.permissionDenied);
  if (checked === 'expired') return connection.close(CLOSE.subscriptionExpired);
  if (checked === 'invalid') return connection.replyError(id, ERRORS.permissionDenied);
  if (!isFor(connection, name, checked.claims)) return connection.close(CLOSE.invalidToken);
  connection.expireSubscription(subscription, checked.claims.expiresAt);
  connection.reply(id, 'sub_refresh', lifetime(checked.claims.expiresAt, connection.core.now()));
}

async function permit(connection: Connection, id: number, name: string, token: string): Promise<Permission> {
  const checked = token === '' ? 'invalid' : await connection.core.tokens.checkSubscription(token);
  if (checked === 'invalid') connection.replyError(id, ERRORS.permissionDenied);
  else if (checked === 'expired') connection.replyError(id, ERRORS.tokenExpired);
  else if (!isFor(connection, name, checked.claims)) connection.close(CLOSE.invalidToken);
  else return { expiresAt: checked.claims.expiresAt };
  return 'answered';
}

function isFor(
  connection: Connection,
  name: string,
  claims: { readonly channel: string; readonly user: string; readonly client: string | null },
): boolean {
  const sameClient = claims.client === null || claims.client === connection.id;
  return claims.channel === name && claims.user === connection.user && sameClient;
}

function recoveryOf(
  top: Position,
  mode: 'stream' | 'cache' | 'none',
  request: Command,
  recover: (since: Position) => { missed: readonly { json: string }[] | null },
): object | 'unrecoverable' {
  if (mode === 'none') return {};
  const asked = request.recover === true;
  const result = { recoverable: true, positioned: true, epoch: top.epoch };
  // A cache channel hands its last publication to everyone who comes.
  if (!asked && mode === 'stream') return { ...result, offset: top.offset };
  const since = { offset: wholeOf(request.offset), epoch: textOf(request.epoch) };
  const { missed } = recover(since);
  const recovering = asked && { was_recovering: true };
  if (missed) {
    const publications = missed.map((one): unknown => JSON.parse(one.json));
    // The client counts on from where it was: what it missed moves it to the top.
    return { ...result, offset: since.offset, recovered: true, ...recovering, publications };
  }
  const rejects = (wholeOf(request.flag) & REJECT_UNRECOVERED) !== 0;
  return asked && rejects ? 'unrecoverable' : { ...result, offset: top.offset, ...recovering };
}
