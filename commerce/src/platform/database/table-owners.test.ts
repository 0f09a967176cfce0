import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { medusaTables } from '../../../tests/support/medusa-tables'

/** `commerce/src` */
const root = join(__dirname, '../..')

/** Folder of `commerce/src`, path and code of each source, without comments and imports. */
function sources() {
  const found: { folder: string; file: string; code: string }[] = []
  for (const file of globSync('**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$|\/migrations\//.test(file)) continue
    const source = readFileSync(join(root, file), 'utf8')
    const code = source
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/^import [\s\S]*? from '[^']*'$/gm, '')
    found.push({ folder: file.split('/')[0] ?? '', file, code })
  }
  return found
}

const all = sources()

/** The only folder that may name each table in SQL. */
const owners = new Map([
  ...Object.keys(medusaTables).map((table) => [table, 'medusa-tables'] as const),
  ...all.flatMap(({ folder, code }) =>
    [...code.matchAll(/model\s*\.define\(\s*'(\w+)'/g)].map(
      ([, table = '']) => [table, folder] as const,
    ),
  ),
])

const sqlBefore = String.raw`(?:\b(?:from|join|into|update|using)\s+(?:only\s+)?|null::)"?`

/**
 * Our tables whose names are not English words are found anywhere, also in concatenated statements;
 * the others only after an SQL keyword.
 */
const namings = [...owners].map(([table, owner]) => ({
  table,
  owner,
  named:
    owner !== 'medusa-tables' && table.includes('_')
      ? new RegExp(String.raw`(?<![\w.])${table}\b(?!['"]?\s*[:?(])`)
      : new RegExp(`${sqlBefore}${table}\\b(?!\\.)`, 'i'),
}))

test('every table has an owner', () => {
  expect(owners.size).toBeGreaterThan(50)
  expect(owners.get('order_record')).toBe('orders')
  expect(owners.get('customer')).toBe('medusa-tables')
})

test('only its owner names a table in SQL', () => {
  const breaches = all.flatMap(({ folder, file, code }) =>
    namings
      .filter(({ owner, named }) => owner !== folder && named.test(code))
      .map(({ table, owner }) => `${file} names ${table}, which ${owner} owns`),
  )
  expect(breaches).toEqual([])
})
