const sevenHours = 7 * 60 * 60 * 1000

/** A moment as VNPAY writes it: yyyyMMddHHmmss in Vietnam's time, wherever this runs. */
export function gatewayTime(moment: number): string {
  return new Date(moment + sevenHours).toISOString().replace(/\D/g, '').slice(0, 14)
}

/** The moment in milliseconds; null when the text is no time of VNPAY's form. */
export function readGatewayTime(text: string): number | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text)?.slice(1).map(Number)
  if (parts === undefined) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const moment = Date.UTC(year, month - 1, day, hour, minute, second) - sevenHours
  return gatewayTime(moment) === text ? moment : null
}
