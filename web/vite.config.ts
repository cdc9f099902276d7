import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Scripts and styles lie compressed beside themselves: what never changes is pressed once, as hard as it goes. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (/\.(js|css)$/.test(file.fileName))
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(file.type === 'chunk' ? file.code : file.source),
          });
    },
  },
});

export default defineConfig({
  plugins: [svelte(), compressed()],
  base: '/',
  // the words are shared with the rest of the project
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../src/kantyna/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  // how busy the machine is says nothing about the page
  test: { testTimeout: 60_000 },
});
