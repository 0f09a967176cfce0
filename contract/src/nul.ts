/** True when a text or a key anywhere in it holds a NUL, which no database stores. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, part]) => key.includes('\0') || holdsNul(part))
}
