import { preinit, preloadModule } from 'react-dom';

/** The parts of Vite's client manifest that are read here. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

let manifest: ClientManifest | undefined;
const known = new Map<string, Assets>();

/** Tells the renderer which files the browser's build consists of. */
export function takeClientManifest(read: ClientManifest): void {
  manifest = read;
  known.clear();
}

function collect(name: string, seen: Set<string>, scripts: Set<string>, styles: Set<string>) {
  const chunk = manifest?.[name];
  if (!chunk || chunk.isEntry || seen.has(name)) return;
  seen.add(name);
  scripts.add(chunk.file);
  for (const style of chunk.css ?? []) styles.add(style);
  for (const imported of chunk.imports ?? []) collect(imported, seen, scripts, styles);
}

function assetsOf(source: string): Assets {
  const held = known.get(source);
  if (held) return held;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  collect(source, new Set(), scripts, styles);
  const assets = { scripts: [...scripts], styles: [...styles] };
  known.set(source, assets);
  return assets;
}

/** Names the files of these sources in the head of the page that is being rendered. */
export function announceSources(sources: { scripts: readonly string[]; styles: readonly string[] }): void {
  if (!manifest) return;
  for (const style of new Set(sources.styles.flatMap((source) => assetsOf(source).styles))) {
    preinit(`${import.meta.env.BASE_URL}${style}`, { as: 'style', precedence: 'block' });
  }
  for (const script of new Set(sources.scripts.flatMap((source) => assetsOf(source).scripts))) {
    preloadModule(`${import.meta.env.BASE_URL}${script}`);
  }
}
