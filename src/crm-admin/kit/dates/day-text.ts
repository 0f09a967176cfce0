import { isDay } from '@nas/domain/periods'

/** A day `YYYY-MM-DD` as DD/MM/YYYY in both languages (SPEC §9); empty for none. */
export function dayText(day: string): string {
  return day.split('-').reverse().join('/')
}

/**
 * The day of a text: empty for an empty text, null for a malformed one.
 * @example readDay('1/2/2026') // '2026-02-01'
 */
export function readDay(text: string): string | null {
  const typed = text.trim()
  if (typed === '' || isDay(typed)) return typed
  const [, date = '', month = '', year] = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(typed) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

/** The content of a field after a key: slashes are inserted, a pasted `YYYY-MM-DD` is converted. */
export function maskDay(typed: string, before: string): string {
  if (isDay(typed.trim())) return dayText(typed.trim())
  const text = typed.replace(/[.\- /]+/g, '/').replace(/[^\d/]/g, '')
  const [, date, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? []
  if (year !== undefined) return `${date}/${month}/${year}`
  const grew = typed.length > before.length
  return grew && /^(\d\d|\d{1,2}\/\d\d)$/.test(text) ? `${text}/` : text
}

/** `YYYY-MM-DDTHH:mm` as DD/MM/YYYY HH:mm; a malformed text is not changed. */
export function momentText(local: string): string {
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(local) ?? []
  return day === '' ? local : `${dayText(day)} ${time}`
}

/** The reverse; a malformed text is not changed, so that the form's validation rejects it. */
export function readMoment(text: string): string {
  const [, date = '', time = ''] = /^(\S+)\s+(\d\d:\d\d)$/.exec(text.trim()) ?? []
  const day = readDay(date)
  return day ? `${day}T${time}` : text
}
