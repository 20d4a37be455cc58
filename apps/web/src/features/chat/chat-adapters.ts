import type { ForeignChat } from '@touchline/contract';

/** What a chat of somebody else needs before it may load. */
interface ChatAdapter {
  /** Players alone may write, each under an id of the backend. */
  readonly needsPlayer: boolean;
  /** Message that asks whether it may load; takes `host`. */
  readonly askKey: 'chat.askSupport' | 'chat.askSocial';
}

export const CHAT_ADAPTERS: Readonly<Record<ForeignChat['adapter'], ChatAdapter>> = {
  support: { needsPlayer: false, askKey: 'chat.askSupport' },
  social: { needsPlayer: true, askKey: 'chat.askSocial' },
};
