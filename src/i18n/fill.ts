/** Puts values into `{{name}}` places of a text, for islands, which carry no i18next. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : String(value)
  })
}
