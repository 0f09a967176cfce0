import type { Sql, SqlValue } from './sql.js'

/** An index of trigrams knows nothing shorter but the beginnings of words. */
const trigram = 3

/**
 * What texts are like that hold this word, which begins one of theirs if it is short: its `%`, `_`
 * and `\` are letters.
 */
function likePatterns(word: string): string[] {
  const letters = word.replace(/[\\%_]/g, String.raw`\$&`)
  return [...word].length < trigram ? [`${letters}%`, `% ${letters}%`] : [`%${letters}%`]
}

/**
 * Every word occurs, or one of them. Texts and words are folded alike before: the texts when they are
 * stored, since folding 100,000 of them takes seconds.
 * @param occurs SQL that holds where a text is like each of its question marks, for an index of trigrams
 */
export function wordsSql(
  occurs: string,
  words: readonly string[] = [],
  join: 'and' | 'or' = 'and',
): Sql {
  const marks = occurs.split('?').length - 1
  const patterns = words.map(likePatterns)
  const parts = patterns.map((one) => `(${one.map(() => occurs).join(' or ')})`)
  return {
    sql: parts.length === 0 ? 'true' : parts.join(` ${join} `),
    values: patterns.flat().flatMap((pattern): SqlValue[] => Array(marks).fill(pattern)),
  }
}
