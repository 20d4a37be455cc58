import type { BlockBinding, BlockBindings, BlockModule } from '#data/block.ts';
import { laterMessages } from '#data/later-messages.ts';

// Features offer their kinds in `blocks.ts`; only the small bindings are read here, the views come on demand.
const offered = import.meta.glob<BlockBindings>('../features/*/blocks.ts', { eager: true, import: 'blocks' });

// biome-ignore lint/suspicious/noExplicitAny: settings were checked against the kind's schema before they reach a view
type AnyBinding = BlockBinding<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnyModule = BlockModule<any>;

const bindings = new Map<string, AnyBinding>(Object.values(offered).flatMap((blocks) => Object.entries(blocks)));
const loaded = new Map<string, AnyModule>();
const loading = new Map<string, Promise<AnyModule>>();
const sources = new Map<string, readonly string[]>();

/** What a feature offers for a kind, or undefined where none does. */
export const bindingOf = (kind: string): AnyBinding | undefined => bindings.get(kind);

/** The code of a kind, where it is here already. */
export const loadedModule = (kind: string): AnyModule | undefined => loaded.get(kind);

/** Source files that the code of a kind is in, known to the server once it was loaded. */
export const sourcesOf = (kind: string): readonly string[] => sources.get(kind) ?? [];

/** Kinds that lead somewhere and do nothing else: their links work before their code is here. */
const LINK_KINDS = new Set(['sport_list', 'top_leagues', 'top_leagues_content', 'menu_item', 'brand_logo', 'divider']);

/** Whether a block of the main zone has to be awake before the page answers taps. */
export const isVital = (kind: string): boolean => !LINK_KINDS.has(kind);

async function bring(kind: string, binding: AnyBinding): Promise<AnyModule> {
  if (import.meta.env.SSR) globalThis.touchlineSources = new Set();
  const promise = binding.load();
  if (import.meta.env.SSR) sources.set(kind, [...(globalThis.touchlineSources ?? [])]);
  const module = await promise;
  loaded.set(kind, module);
  return module;
}

/** Brings the code of a kind. The same promise comes back until it failed. */
export function loadModule(kind: string, binding: AnyBinding): Promise<AnyModule> {
  const known = loading.get(kind);
  if (known) return known;
  const promise = bring(kind, binding);
  loading.set(kind, promise);
  promise.catch(() => loading.delete(kind));
  return promise;
}

const withTexts = new Map<string, Promise<AnyModule>>();

/** Brings the code of a kind that may wait, and the texts that may wait with it. */
export function loadLaterModule(kind: string, binding: AnyBinding): Promise<AnyModule> {
  const known = withTexts.get(kind);
  if (known) return known;
  const promise = Promise.all([loadModule(kind, binding), laterMessages()]).then(([module]) => module);
  withTexts.set(kind, promise);
  promise.catch(() => withTexts.delete(kind));
  return promise;
}
