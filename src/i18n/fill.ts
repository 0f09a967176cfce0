/** Replaces `{{name}}` placeholders of a text, for islands, which have no i18next. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : String(value)
  })
}
