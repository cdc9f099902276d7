import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
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
