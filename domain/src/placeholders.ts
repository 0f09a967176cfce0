const pattern = /\{\{\s*(\w+)\s*\}\}/g

export type Values = Readonly<Record<string, string | number>>

/** Replaces `{{name}}` placeholders of a text; unknown ones stay. */
export const fill = (text: string, values: Values): string =>
  text.replace(pattern, (place, name: string) => String(values[name] ?? place))

/** Names of the placeholders in a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** @returns what is wrong with the placeholders of a text; null when nothing is */
export function placeholderProblem(
  text: string,
  { known, required = [] }: { known: readonly string[]; required?: readonly string[] },
): { unknown: string } | { missing: string } | null {
  const used = placeholdersIn(text)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return { unknown }
  const missing = required.find((name) => !used.includes(name))
  return missing === undefined ? null : { missing }
}
