import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * Statements that remove what the previous release still uses (docs/operations.md, "Migrations").
 */
const contracting: [string, RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+column\b/i],
  ['renames', /\brename\s+(to|column|constraint|value|")/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['forbids null where it was allowed', /\bset\s+not\s+null\b/i],
  ['drops a default', /\bdrop\s+default\b/i],
]

const addedColumn = /\badd\s+column\b((?:\([^()]*\)|[^,;()])*)/gi

/** The statements of `up`; `down` does not run in production. */
function wayUp(source: string): string {
  const from = source.search(/\bup\s*\(/)
  const to = source.search(/\bdown\s*\(/)
  return source.slice(Math.max(from, 0), to > from ? to : undefined)
}

/**
 * Names the last release that used it, in a comment: `contracts: unused since release 2026-12-01`.
 */
const mark = /contracts: unused since release [\w.-]+/

/**
 * The contracting statements of a migration; empty when it is marked as the contracting step of an
 * earlier release.
 */
function unmarkedContractions(source: string): string[] {
  if (mark.test(source)) return []
  const up = wayUp(source)
  const found = contracting.flatMap(([what, pattern]) => (pattern.test(up) ? [what] : []))
  const isDemanding = [...up.matchAll(addedColumn)].some(
    ([, column = '']) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column),
  )
  return isDemanding ? [...found, 'adds a column that must be filled'] : found
}

const root = join(import.meta.dirname, '../..')

/** Migrations before this time are older than the rule. */
const ruleSince = 20_261_123_120_000

/** `Migration20261123010000.ts` of Medusa, `20261123_020000_name.ts` of Payload. */
const momentOf = (file: string) =>
  Number(
    basename(file)
      .replace('_', '')
      .match(/\d{14}/)?.[0] ?? Number.NaN,
  )

const migrations = globSync('{commerce/src/*/module,content-cms/src}/migrations/*[0-9]*.ts', {
  cwd: root,
})

const up = (statement: string, comment = '') =>
  `${comment} async up() { this.addSql(\`${statement}\`) } async down() { this.addSql(\`drop table "a"\`) }`

describe('migrations', () => {
  it('have their time in their names', () => {
    expect(migrations.length).toBeGreaterThan(40)
    expect(migrations.filter((file) => Number.isNaN(momentOf(file)))).toEqual([])
  })

  it('only add, unless they are marked as contracting', () => {
    const breaches = migrations
      .filter((file) => momentOf(file) > ruleSince)
      .flatMap((file) => {
        const found = unmarkedContractions(readFileSync(join(root, file), 'utf8'))
        return found.map((what) => `${file} ${what}`)
      })
    expect(breaches).toEqual([])
  })

  it.each([
    ['drop table if exists "a" cascade', 'drops a table'],
    ['alter table "a" drop column if exists "b"', 'drops a column'],
    ['alter table "a" rename column "b" to "c"', 'renames'],
    ['ALTER TABLE "a" RENAME TO "b"', 'renames'],
    ['alter table "a" alter column "b" type text using b::text', 'changes a type'],
    ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE varchar', 'changes a type'],
    ['alter table "a" alter column "b" set not null', 'forbids null where it was allowed'],
    ['alter table "a" alter column "b" drop default', 'drops a default'],
    ['alter table "a" add column "b" text not null', 'adds a column that must be filled'],
    [
      'alter table a add column b int default 1, add column c numeric(10, 2) not null',
      'adds a column that must be filled',
    ],
  ])('%s %s', (statement, what) => {
    expect(unmarkedContractions(up(statement))).toEqual([what])
    const comment = '// contracts: unused since release 2026-12-01\n'
    expect(unmarkedContractions(up(statement, comment))).toEqual([])
    expect(unmarkedContractions(up(statement, '// contracts something\n'))).toEqual([what])
  })

  it.each([
    'create table "a" ("b" text not null)',
    'alter table "a" add column "b" text null',
    'alter table "a" add column "b" int not null default 0, add column "c" text',
    'create index concurrently "i" on "a" ("b"); drop index "j"',
    'alter table "a" alter column "b" drop not null',
  ])('%s only adds', (statement) => {
    expect(unmarkedContractions(up(statement))).toEqual([])
  })
})
