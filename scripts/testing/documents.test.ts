import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'

const documents = globSync(['README.md', 'docs/**/*.md'], { cwd: root })

const isPath = (word: string) => /^[\w-]+\//.test(word) && !word.startsWith('var/')

/** `commerce/src/…` names a folder of the project; `orders/x.ts` looks as if it did. */
const isOurs = (path: string) =>
  existsSync(inRoot(path.split('/')[0] ?? '')) || /(\/|\.(astro|css|json|mjs|mts|tsx?))$/.test(path)

/** Of `src/features/<name>/x.ts` or `src/*.ts` the part that is no placeholder. */
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
    const paths = pathsIn(readFileSync(inRoot(document), 'utf8'))
    expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })
})
