import * as calls from '@touchline/contract/http';
import type { Facts } from '../facts.ts';
import { type Input, Missing, platform } from '../probe.ts';
import { signedIn } from './player.ts';

const INVALID = [400, 422];
const textOf = ({ run }: Facts) => `contract-check ${run}`;

/** A message to support, which is sent where the backend keeps a chat. */
function message(facts: Facts): Input | Missing {
  if (!facts.settings?.capabilities.includes('support_chat'))
    return new Missing('the backend keeps no chat with support');
  const body = { text: ` ${textOf(facts)} `, request_id: `contract-check-${facts.run}` };
  return signedIn(() => ({ body }))(facts);
}

/** The chat with support. */
export const SUPPORT_CHAT = [
  platform(calls.postPlayerChat, {
    by: 'player',
    title: 'of spaces alone',
    refuses: [404, ...INVALID],
    changes: true,
    input: signedIn(({ run }) => ({ body: { text: '  ', request_id: `contract-check-${run}` } })),
  }),
  platform(calls.postPlayerChat, {
    by: 'player',
    changes: true,
    input: message,
    promise: ({ from, text }, facts) =>
      from === 'player' && text === textOf(facts) ? null : 'the answer is another message',
  }),
  platform(calls.postPlayerChat, {
    by: 'player',
    title: 'sent again',
    changes: true,
    input: message,
  }),
  platform(calls.getPlayerChat, {
    by: 'player',
    input: signedIn(),
    promise: ({ data }, facts) => {
      const isOrdered = data.every(
        ({ created_at }, index) => created_at >= (data[index - 1]?.created_at ?? 0),
      );
      if (!isOrdered) return 'the oldest message is not the first';
      return data.filter(({ text }) => text === textOf(facts)).length <= 1
        ? null
        : 'a message is stored twice';
    },
  }),
];
