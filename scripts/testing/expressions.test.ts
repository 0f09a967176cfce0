import { globSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { inRoot, root } from '../stack/paths.ts'

const folders = [
  'src/crm-admin',
  'src/!(crm-admin)',
  'src/*.ts',
  'server',
  '{domain,contract,query,settings,telemetry,callers,mail,spreadsheets,content-cms}/src',
  'commerce/src',
]

/** The regular expressions of a file whose time grows faster than the text they are tried at. */
function slowExpressions(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest)
  const found: string[] = []
  function visit(node: ts.Node): void {
    const [, source, flags = ''] =
      (ts.isRegularExpressionLiteral(node) && /^\/(.*)\/(\w*)$/s.exec(node.text)) || []
    if (source !== undefined) {
      // An expression that is searched from every position (`Move`) depends on the length alone.
      const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } })
      found.push(...reports.map(({ type }) => `${name}: /${source}/${flags} (${type})`))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

it('finds an expression whose time is not linear', () => {
  const spaced = String.raw`const phone = /\+84[\s.()-]*0?[\s.()-]*[35789]/u`
  expect(slowExpressions('phone.ts', spaced)).toEqual([
    String.raw`phone.ts: /\+84[\s.()-]*0?[\s.()-]*[35789]/u (Trade)`,
  ])
})

it.each(folders)('%s has none', (folder) => {
  const files = globSync(folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/*.test.*'],
  })
  expect(files).not.toEqual([])
  expect(
    files.flatMap((file) => slowExpressions(file, readFileSync(inRoot(file), 'utf8'))),
  ).toEqual([])
})
