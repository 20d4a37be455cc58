/** `public:{locale}`: matches that appear, disappear or change status, provider status and heartbeat. */
export const publicChannel = (locale: string) => `public:${locale}`;
/** `match:{id}`: the card of one match, its full state each time (cache mode). */
export const matchChannel = (matchId: string) => `match:${matchId}`;
/** `markets:{id}`: patches of the changed markets of one match (stream mode). */
export const marketsChannel = (matchId: string) => `markets:${matchId}`;
/** `$user:{id}`: what concerns one player alone; needs a subscription token. */
export const userChannel = (playerId: string) => `$user:${playerId}`;

export type ChannelKind = 'public' | 'match' | 'markets' | 'user';

/** Kind and subject of a channel name, or undefined when it is none of ours. */
export function parseChannel(name: string): { kind: ChannelKind; subject: string } | undefined {
  const found = /^\$?(public|match|markets|user):(.+)$/.exec(name);
  const [, kind, subject] = found ?? [];
  if (!kind || !subject || (kind === 'user') !== name.startsWith('$')) return undefined;
  return { kind: kind as ChannelKind, subject }; // the pattern admits only the four kinds
}
