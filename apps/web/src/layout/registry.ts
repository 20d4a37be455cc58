import type { BlockBinding, BlockModule } from '#data/block.ts';
import { late, latePatiently, type Readable, readable } from '#data/late.ts';
import { laterMessages } from '#data/later-messages.ts';
import { blocks as account } from '#features/account/blocks.ts';
import { blocks as bets } from '#features/bets/blocks.ts';
import { blocks as chat } from '#features/chat/blocks.ts';
import { blocks as content } from '#features/content/blocks.ts';
import { blocks as favourites } from '#features/favourites/blocks.ts';
import { blocks as games } from '#features/games/blocks.ts';
import { blocks as limits } from '#features/limits/blocks.ts';
import { blocks as match } from '#features/match/blocks.ts';
import { blocks as matchList } from '#features/match-list/blocks.ts';
import { blocks as navigation } from '#features/navigation/blocks.ts';
import { blocks as notifications } from '#features/notifications/blocks.ts';
import { blocks as prediction } from '#features/prediction/blocks.ts';
import { blocks as preferences } from '#features/preferences/blocks.ts';
import { blocks as search } from '#features/search/blocks.ts';
import { blocks as slip } from '#features/slip/blocks.ts';
import { blocks as video } from '#features/video/blocks.ts';
import { isVital } from './vital.ts';

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
  chat,
  content,
  favourites,
  games,
  limits,
  notifications,
  prediction,
  search,
  video,
];
const bindings = new Map<string, AnyBinding>(features.flatMap((blocks) => Object.entries(blocks)));
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

type Loading = Map<string, Readable<AnyModule>>;
const loading: Loading = new Map();
const withTexts: Loading = new Map();
const served: Loading = new Map();

/** The same promise until it failed; who asks after that loads again. */
function loadOnce(made: Loading, kind: string, load: () => Promise<AnyModule>): Promise<AnyModule> {
  const known = made.get(kind);
  if (known && known.status !== 'rejected') return known;
  const promise = readable(load());
  made.set(kind, promise);
  return promise;
}

/** Loads the code of a kind. */
export const loadModule = (kind: string, binding: AnyBinding): Promise<AnyModule> =>
  loadOnce(loading, kind, () => late(() => bring(kind, binding)));

/** Loads the code of a kind that may wait, and the texts that may wait with it. */
export const loadLaterModule = (kind: string, binding: AnyBinding): Promise<AnyModule> =>
  loadOnce(withTexts, kind, async () => (await Promise.all([loadModule(kind, binding), laterMessages()]))[0]);

/**
 * What a block's view waits for: the code alone if the page loaded it before hydration, else the texts too. What was served and
 * leads somewhere keeps its HTML if its code does not come.
 */
export const moduleToShow = (kind: string, binding: AnyBinding, isServed: boolean): Promise<AnyModule> =>
  isServed && !isVital(kind)
    ? loadOnce(served, kind, () => latePatiently(() => loadLaterModule(kind, binding)))
    : (withTexts.get(kind) ?? loading.get(kind) ?? loadLaterModule(kind, binding));
