import { isPlainObject } from '@nas/query/plain-values'

/** The value of one language in a field read with every locale. */
export function inLocale(value: unknown, locale: 'vi' | 'en'): unknown {
  return isPlainObject(value) ? (value[locale] ?? null) : null
}

export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.normalize('NFC') : null
}

export function textOr(value: unknown, other: string): string {
  return textOrNull(value) ?? other
}

export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function numberOr(value: unknown, other: number): number {
  return numberOrNull(value) ?? other
}

export function idOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

export function idsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
