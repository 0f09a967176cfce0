const longest = 300

/** Makes mail programs see no link: a joiner that nobody sees, before the part that would end it. */
const unlinked = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])([.@:])(?=[\p{L}\p{N}/])/gu, '$1\u200c')

/**
 * What somebody typed, as an email may quote it: anybody can order in the name of anybody, with a
 * stranger's e-mail, so it brings no lines, no hidden signs and no links into the email.
 */
export function typedText(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  const letters = [...line]
  const short = letters.length > longest ? `${letters.slice(0, longest).join('')}…` : line
  return unlinked(short)
}
