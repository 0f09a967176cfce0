export type SearchTexts = Readonly<Record<string, string>>

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Empty or `?…`; empty and undefined values are omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
