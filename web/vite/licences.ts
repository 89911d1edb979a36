// licences.json for the About page: the packages whose code is in the bundle, with their licences, and what docs/licences.md lists.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

interface Part {
  name: string
  version: string
  licence: string
  home: string
  text?: string
}

const MODULES = `${sep}node_modules${sep}`

/** The folder of the package that a file belongs to. */
function folderOf(file: string): string | null {
  if (!file.includes(MODULES)) return null
  let folder = dirname(file.split('?')[0] ?? file)
  while (folder.includes(MODULES)) {
    const about = join(folder, 'package.json')
    if (existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).version) return folder
    folder = dirname(folder)
  }
  return null
}

function partOf(folder: string): Part {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (!file) throw new Error(`${about.name} comes without the text of its licence: it cannot be bundled like this`)
  return {
    name: about.name,
    version: about.version,
    licence: about.license,
    home: about.homepage ?? '',
    text: readFileSync(join(folder, file), 'utf8').trim(),
  }
}

/** The rows of the table in docs/licences.md: package, version, licence, home. */
function ofServer(page: string): Part[] {
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package') && !line.startsWith('| ---'))
  return rows.map((line) => {
    const [name = '', version = '', licence = '', home = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { name, version, licence, home }
  })
}

export function licences(page: string): Plugin {
  return {
    name: 'flambeur-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk' ? Object.entries(chunk.modules) : [],
      )
      const folders = new Set(files.filter(([, module]) => module.renderedLength > 0).map(([file]) => folderOf(file)))
      const parts = [...folders]
        .filter((folder) => folder !== null)
        .map(partOf)
        .sort((a, b) => a.name.localeCompare(b.name))
      const source = JSON.stringify({
        page: parts,
        server: existsSync(page) ? ofServer(readFileSync(page, 'utf8')) : [],
      })
      this.emitFile({ type: 'asset', fileName: 'licences.json', source })
    },
  }
}
