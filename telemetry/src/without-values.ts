/** Names in quotes, parameters and words stay; literals, dollar quotes, comments and numbers go (PostgreSQL, "Lexical Structure"). */
const tokens =
  /("(?:[^"]|"")*"|\$\d+)|[Ee]'(?:[^'\\]|''|\\[\s\S])*'|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\2\$|(\/\*[\s\S]*?\*\/|--[^\n]*)|([A-Za-z_]\w*)|\d+(?:\.\d+)?/g

/** What is left of a literal that has no end. */
const unread = /'|\$(?!\d)|\/\*/

const longest = 2000

/**
 * The text of a statement with `?` in the place of each value: some libraries write values into it, and they may be a
 * person's. Of one that cannot be read to its end the first word alone.
 */
export function withoutValues(sql: string): string {
  let isWhole = true
  let end = 0
  const text = sql.replace(
    tokens,
    (token, name?: string, _tag?: string, comment?: string, word?: string, at?: number) => {
      if (unread.test(sql.slice(end, at))) isWhole = false
      end = Number(at) + token.length
      if (comment !== undefined) return ''
      return name ?? word ?? '?'
    },
  )
  if (!isWhole || unread.test(sql.slice(end))) return sql.trim().split(/\W/, 1)[0] ?? ''
  return text.trim().slice(0, longest)
}
