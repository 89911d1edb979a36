// sw.js: the service worker with the name of this build and the files of the first screen.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ALWAYS = ['/', '/icon.svg', '/icon-turn.svg', '/app.webmanifest']

/** The template with something in the place of a mark, which must be there once: a worker that keeps nothing would not be noticed. */
export function filled(template: string, mark: string, value: string): string {
  const [before, after, ...more] = template.split(mark)
  if (before === undefined || after === undefined || more.length) throw new Error(`sw.js must have ${mark} once`)
  return before + value + after
}

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
      const named = filled(readFileSync(template, 'utf8'), '__BUILD__', build)
      const source = filled(named, '__FILES__', JSON.stringify(files))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
