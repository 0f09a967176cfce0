import type { Sql, SqlValue } from './sql.js'

/** Of texts that hold this word: its `%`, `_` and `\` are letters. */
export const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`

/**
 * Every word occurs. Texts and words are folded alike before: the texts when they are stored, since
 * folding 100,000 of them takes seconds.
 * @param occurs SQL that holds where a text is like each of its question marks, for an index of trigrams
 */
export function wordsSql(occurs: string, words: readonly string[] = []): Sql {
  const marks = occurs.split('?').length - 1
  const patterns = words.map(likePattern)
  return {
    sql: ['true', ...words.map(() => `(${occurs})`)].join(' and '),
    values: patterns.flatMap((pattern): SqlValue[] => Array(marks).fill(pattern)),
  }
}
