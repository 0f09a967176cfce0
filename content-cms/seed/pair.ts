/** One value in both languages. */
export type Pair<T = string> = { vi: T; en: T }

/** A document written once: pairs where a field is localised, plain values elsewhere. */
export type Document = Record<string, unknown>

function isPair(value: unknown): value is Pair<unknown> {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length === 2 && 'vi' in value && 'en' in value
}

/** What is saved in Vietnamese, the first language: every field. */
export function inVietnamese(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, isPair(value) ? value.vi : value]),
  )
}

/** What is then saved in English: the localised fields only. */
export function inEnglish(document: Document): Document {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) => (isPair(value) ? [[name, value.en]] : [])),
  )
}
