export type PlainObject = Record<string, unknown>

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** `a[]=x`, `a[0]=x`, an object of indexes above 100 entries, or one plain value (API §2.1). */
export function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isPlainObject(value)) return [value]
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : [value]
}
