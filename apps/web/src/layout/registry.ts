import type { BlockBinding, BlockModule } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';
import { blocks as account } from '#features/account/blocks.ts';
import { blocks as bets } from '#features/bets/blocks.ts';
import { blocks as content } from '#features/content/blocks.ts';
import { blocks as favourites } from '#features/favourites/blocks.ts';
import { blocks as games } from '#features/games/blocks.ts';
import { blocks as match } from '#features/match/blocks.ts';
import { blocks as matchList } from '#features/match-list/blocks.ts';
import { blocks as navigation } from '#features/navigation/blocks.ts';
import { blocks as notifications } from '#features/notifications/blocks.ts';
import { blocks as prediction } from '#features/prediction/blocks.ts';
import { blocks as preferences } from '#features/preferences/blocks.ts';
import { blocks as search } from '#features/search/blocks.ts';
import { blocks as slip } from '#features/slip/blocks.ts';
import { blocks as video } from '#features/video/blocks.ts';

// biome-ignore lint/suspicious/noExplicitAny: settings were checked against the kind's schema before they reach a view
type AnyBinding = BlockBinding<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyModule = BlockModule<any>;

// Only the small bindings are read here; the views come on demand.
const features = [
  navigation,
  matchList,
  match,
  slip,
  bets,
  account,
  preferences,
  content,
  favourites,
  games,
  notifications,
  prediction,
  search,
  video,
];
const bindings = new Map<string, AnyBinding>(features.flatMap((blocks) => Object.entries(blocks)));
const loading = new Map<string, Promise<AnyModule>>();
const sources = new Map<string, readonly string[]>();

/** What a feature offers for a kind, or undefined where none does. */
export const bindingOf = (kind: string): AnyBinding | undefined => bindings.get(kind);

/** Source files that the code of a kind is in, known to the server once it was loaded. */
export const sourcesOf = (kind: string): readonly string[] => sources.get(kind) ?? [];

async function bring(kind: string, binding: AnyBinding): Promise<AnyModule> {
  if (import.meta.env.SSR) globalThis.touchlineSources = new Set();
  const promise = binding.load();
  if (import.meta.env.SSR) sources.set(kind, [...(globalThis.touchlineSources ?? [])]);
  return await promise;
}

/** Marks a promise as React does, so that `use` reads what is here in the same turn. */
function settled(promise: Promise<AnyModule>): Promise<AnyModule> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Brings the code of a kind. The same promise comes back until it failed. */
export function loadModule(kind: string, binding: AnyBinding): Promise<AnyModule> {
  const known = loading.get(kind);
  if (known) return known;
  const promise = settled(bring(kind, binding));
  loading.set(kind, promise);
  promise.catch(() => loading.delete(kind));
  return promise;
}

const withTexts = new Map<string, Promise<AnyModule>>();

/** Brings the code of a kind that may wait, and the texts that may wait with it. */
export function loadLaterModule(kind: string, binding: AnyBinding): Promise<AnyModule> {
  const known = withTexts.get(kind);
  if (known) return known;
  const promise = settled(
    Promise.all([loadModule(kind, binding), laterMessages()]).then(([module]) => module),
  );
  withTexts.set(kind, promise);
  promise.catch(() => withTexts.delete(kind));
  return promise;
}

/** What a block's view waits for: the code alone where the page brought it before it woke up, else the texts too. */
export const moduleToShow = (kind: string, binding: AnyBinding): Promise<AnyModule> =>
  withTexts.get(kind) ?? loading.get(kind) ?? loadLaterModule(kind, binding);
