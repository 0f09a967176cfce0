const collator = new Intl.Collator('vi')

/** Vietnamese dictionary order. */
export function compareText(a: string, b: string): number {
  return collator.compare(a, b)
}

/** For comparisons that ignore case; accents count (contract 2.2). */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('vi')
}
