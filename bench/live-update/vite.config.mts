import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogs } from '../../apps/web/vite/catalogs.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// Built as the web app is built, compiler included; only the framework around the page is absent.
// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: path('.'),
  base: './',
  publicDir: false,
  build: { target: 'chrome123', assetsInlineLimit: 0, emptyOutDir: true },
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    catalogs(path('../../packages/i18n/src/locales')),
  ],
});
