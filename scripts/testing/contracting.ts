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
export function unmarkedContractions(source: string): string[] {
  if (mark.test(source)) return []
  const up = wayUp(source)
  const found = contracting.flatMap(([what, pattern]) => (pattern.test(up) ? [what] : []))
  const isDemanding = [...up.matchAll(addedColumn)].some(
    ([, column = '']) => /\bnot\s+null\b/i.test(column) && !/\b(default|generated)\b/i.test(column),
  )
  return isDemanding ? [...found, 'adds a column that must be filled'] : found
}
