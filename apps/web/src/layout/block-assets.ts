import { preloadModule } from 'react-dom';

/** The parts of Vite's client manifest that are read here. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
export type ClientManifest = Readonly<Record<string, ManifestChunk>>;

/** Name of the file of those blocks that every page loads: `vite.config.ts`. The manifest names no source in it. */
const SHELL = 'shell';

let manifest: ClientManifest | undefined;
let shell: string | undefined;
const known = new Map<string, readonly string[]>();

/** Tells the renderer which files the browser's build consists of. */
export function takeClientManifest(read: ClientManifest): void {
  manifest = read;
  shell = Object.keys(read).find((key) => read[key]?.name === SHELL);
  known.clear();
}

function collect(name: string, seen: Set<string>, scripts: Set<string>) {
  const chunk = manifest?.[name];
  if (!chunk || chunk.isEntry || seen.has(name)) return;
  seen.add(name);
  scripts.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, seen, scripts);
}

function scriptsOf(source: string): readonly string[] {
  const held = known.get(source);
  if (held) return held;
  const scripts = new Set<string>();
  const hasOwnFile = manifest !== undefined && source in manifest;
  collect(hasOwnFile ? source : (shell ?? source), new Set(), scripts);
  const files = [...scripts];
  known.set(source, files);
  return files;
}

/** All styles are one file, which Vite's manifest names so. */
const STYLES = 'style.css';
/** What a page without the product's code needs where nothing is built. */
const SOURCE_STYLES = ['src/shell/styles.css', 'src/shell/reduced-shell.module.css'];

/** Addresses of the styles of a page that names no scripts. */
export function styleSheets(): readonly string[] {
  const built = manifest?.[STYLES]?.file;
  const files = built === undefined ? SOURCE_STYLES : [built];
  return files.map((file) => `${import.meta.env.BASE_URL}${file}`);
}

/** Names the scripts of these sources in the head of the page that is being rendered. */
export function announceScripts(sources: readonly string[]): void {
  if (!manifest) return;
  for (const script of new Set(sources.flatMap(scriptsOf))) {
    preloadModule(`${import.meta.env.BASE_URL}${script}`);
  }
}
