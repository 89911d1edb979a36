// sw.js: the service worker with the name of this build and the files of the first screen.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ALWAYS = ['/', '/icon.svg', '/icon-turn.svg', '/app.webmanifest']

export function worker(template: string): Plugin {
  return {
    name: 'flambeur-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const first = new Set<string>()
      const follow = (name: string): void => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk' || first.has(name)) return
        first.add(name)
        for (const css of chunk.viteMetadata?.importedCss ?? []) first.add(css)
        for (const asset of chunk.viteMetadata?.importedAssets ?? []) first.add(asset)
        chunk.imports.forEach(follow)
      }
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) follow(chunk.fileName)
      const files = [...ALWAYS, ...[...first].sort().map((name) => `/${name}`)]
      const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const source = readFileSync(template, 'utf8')
        .replace('__BUILD__', build)
        .replace('[/* files */]', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
