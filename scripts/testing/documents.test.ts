import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'

const documents = globSync(['README.md', '{commerce,content-cms}/README.md', 'docs/**/*.md'], {
  cwd: root,
})

const isPath = (word: string) => /^[\w-]+\//.test(word) && !word.startsWith('var/')

/** `commerce/src/…` names a folder of the project; `orders/x.ts` only looks like one. */
const isOurs = (path: string) =>
  existsSync(inRoot(path.split('/')[0] ?? '')) || /(\/|\.(astro|css|json|mjs|mts|tsx?))$/.test(path)

/** The part of `src/features/<name>/x.ts` or `src/*.ts` before the placeholder. */
const withoutPlaceholders = (path: string) => path.replace(/[^/]*[<*{…].*$/, '')

function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside)
  return code
    .flatMap((inside) => inside.split(/\s+/))
    .filter((word) => isPath(word) && isOurs(word))
    .map(withoutPlaceholders)
}

describe('paths', () => {
  it('are found in code and taken up to their placeholders', () => {
    const text =
      '`src/ui`, `npx vitest run src/<name>/x.ts`, `no/such.ts`, `GET /api/x`, `a/b`, src/x'
    expect(pathsIn(text)).toEqual(['src/ui', 'src/', 'no/such.ts'])
  })

  it.each(documents)('that %s names exist', (document) => {
    const places = ['.', dirname(document), join(dirname(document), 'src')]
    const exists = (path: string) => places.some((place) => existsSync(inRoot(place, path)))
    const paths = pathsIn(readFileSync(inRoot(document), 'utf8'))
    expect(paths.filter((path) => !exists(path))).toEqual([])
  })
})

/** Targets of links to files of the project, without their anchors. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target = '']) => target)

describe('links', () => {
  it.each(documents)('of %s lead to files that exist', (document) => {
    const folder = dirname(inRoot(document))
    const targets = linksIn(readFileSync(inRoot(document), 'utf8'))
    expect(targets.filter((target) => !existsSync(join(folder, target)))).toEqual([])
  })
})

describe('the index of decisions', () => {
  const decisions = globSync('docs/adr/0*.md', { cwd: root })
  const index = readFileSync(inRoot('docs/adr/README.md'), 'utf8').replace(/ +/g, ' ')

  it.each(decisions)('has %s with its title', (file) => {
    const [title = ''] = readFileSync(inRoot(file), 'utf8').split('\n')
    const [, number, words] = /^# (\d{4}) (.+)$/.exec(title) ?? []
    expect(index).toContain(`| [${number}](${basename(file)}) | ${words} |`)
  })
})
