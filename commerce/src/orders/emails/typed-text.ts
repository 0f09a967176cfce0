const longest = 300

/** Inserts an invisible joiner, so that mail programs detect no link. */
const unlinked = (text: string) =>
  text.replace(/(?<=[\p{L}\p{N}])([.@:])(?=[\p{L}\p{N}/])/gu, '$1\u200c')

/**
 * Removes line breaks, invisible characters and links from user input in an e-mail, because an
 * order can be placed with any name and a stranger's e-mail.
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
