/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { licences } from './vite/licences'
import { worker } from './vite/worker'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// The page is built into the Python package, which serves it. `npm run dev` talks to a server started by `flambeur serve`.
export default defineConfig({
  plugins: [svelte(), licences(here('../docs/licences.md')), worker(here('./vite/sw.js'))],
  build: { outDir: '../src/flambeur/server/page', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts', 'vite/**/*.test.ts'] },
})
