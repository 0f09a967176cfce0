/** Search parameters of the back office: names and texts, as they stand in the address. */
export type SearchTexts = Readonly<Record<string, string>>

export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** Empty or `?…`; what is empty or undefined is left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
