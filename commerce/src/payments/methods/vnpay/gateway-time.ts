/** Vietnam has had no daylight saving since 1975. */
const offset = 7 * 60 * 60 * 1000

/**
 * The gateway's way to write a moment: yyyyMMddHHmmss, by the clock of Vietnam. The library's own
 * functions are right only where the machine's clock is set to UTC.
 */
export function gatewayTime(moment: Date): string {
  const local = new Date(moment.getTime() + offset).toISOString()
  return local.replace(/\D/g, '').slice(0, 14)
}

/** @returns null when the text is no moment */
export function momentOf(text: string): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)
  if (parts === null) return null
  const [, year, month, day, hour, minute, second] = parts
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+07:00`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
