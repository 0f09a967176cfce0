import type { DayHours, DeliveryRules, Transit } from '@nas/domain/delivery-rules'
import type { FieldTexts } from '../../kit/forms/form.tsx'

const transitField = 'transit.'

export const transitFieldOf = (code: string): string => transitField + code

const hoursField = 'hours.'

export const hoursFieldOf = (day: number | string): string => hoursField + day

const dayText = (holiday: string): string => holiday.split('-').reverse().join('/')
const transitText = ([from, to]: Transit): string => (from === to ? `${from}` : `${from}-${to}`)
const hoursText = ([from, to]: DayHours): string => `${from}-${to}`

export function textsOfRules(rules: DeliveryRules): FieldTexts {
  const { cutoff, processing, weekdays, hours, transit, holidays } = rules
  const ways = Object.entries(transit).map(([code, days]) => [
    transitFieldOf(code),
    transitText(days),
  ])
  const openings = Object.entries(hours).map(([day, ofDay]) => [
    hoursFieldOf(day),
    hoursText(ofDay),
  ])
  return {
    cutoff: String(cutoff),
    processing: String(processing),
    weekdays: weekdays.join(),
    holidays: holidays.map(dayText).join('\n'),
    ...Object.fromEntries(openings),
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

/** @example pairIn('2-4') // [2, 4] */
function pairIn(text: string) {
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

export function changeOf(changes: FieldTexts, stored: DeliveryRules): object {
  const plain = Object.entries(readers).flatMap(([name, read]) => {
    const text = changes[name]
    return text === undefined ? [] : [[name, read(text)]]
  })
  const pairs = (prefix: string, stored: object) => {
    const named = Object.entries(changes).filter(([name]) => name.startsWith(prefix))
    const changed = named.map(([name, text]) => [name.slice(prefix.length), pairIn(text)])
    return named.length > 0 ? { ...stored, ...Object.fromEntries(changed) } : undefined
  }
  const hours = pairs(hoursField, stored.hours)
  const transit = pairs(transitField, stored.transit)
  return { ...Object.fromEntries(plain), ...(hours && { hours }), ...(transit && { transit }) }
}
