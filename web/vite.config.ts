import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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
});
