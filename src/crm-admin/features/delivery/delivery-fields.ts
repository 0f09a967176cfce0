import type { DeliveryRules, Transit } from '@nas/domain/delivery-rules'
import type { FieldTexts } from '../../kit/forms/form.tsx'

const transitField = 'transit.'

/** The field for the delivery days to a province; the server uses the same name. */
export const transitFieldOf = (code: string): string => transitField + code

const dayText = (holiday: string): string => holiday.split('-').reverse().join('/')
const transitText = ([from, to]: Transit): string => (from === to ? `${from}` : `${from}-${to}`)

/** The rules in typed form. */
export function textsOfRules(rules: DeliveryRules): FieldTexts {
  const { cutoff, processing, weekdays, transit, holidays } = rules
  const ways = Object.entries(transit).map(([code, days]) => [
    transitFieldOf(code),
    transitText(days),
  ])
  return {
    cutoff: String(cutoff),
    processing: String(processing),
    weekdays: weekdays.join(),
    holidays: holidays.map(dayText).join('\n'),
    ...Object.fromEntries(ways),
  }
}

/** Malformed input is sent unchanged: the server rejects it by name. */
function numberIn(text: string): number | string | null {
  if (text.trim() === '') return null
  const number = Number(text)
  return Number.isNaN(number) ? text : number
}

/** @example holidayIn('2/9') // '09-02' */
function holidayIn(line: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(line) ?? []
  if (day === '') return line
  const ofYear = [month, day].map((part) => part.padStart(2, '0')).join('-')
  return year === undefined ? ofYear : `${year}-${ofYear}`
}

/** @example transitIn('2-4') // [2, 4] */
function transitIn(text: string) {
  const [from = '', to = from] = text.split(/\s*[-–]\s*/)
  return [numberIn(from), numberIn(to)]
}

const readers = {
  cutoff: numberIn,
  processing: numberIn,
  weekdays: (text: string) => text.split(',').map(numberIn),
  holidays: (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(holidayIn),
}

/** The body for the changed texts. */
export function changeOf(changes: FieldTexts, stored: DeliveryRules): object {
  const plain = Object.entries(readers).flatMap(([name, read]) => {
    const text = changes[name]
    return text === undefined ? [] : [[name, read(text)]]
  })
  const ways = Object.entries(changes)
    .filter(([name]) => name.startsWith(transitField))
    .map(([name, text]) => [name.slice(transitField.length), transitIn(text)])
  const transit = { ...stored.transit, ...Object.fromEntries(ways) }
  return { ...Object.fromEntries(plain), ...(ways.length > 0 && { transit }) }
}
