import type { Outcome } from '../payment-method'

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

const done = '00'
/** The money is taken, and the gateway looks into it. */
const suspicious = '07'
/** Statuses of a transaction in which nothing is decided, or somebody at the gateway looks at it. */
const undecided = new Set(['01', '04', '05', '06', '07', '09'])

/**
 * The outcome in parameters whose signature has been checked.
 * @returns null when they say nothing that can be understood
 */
export function readOutcome(parameters: Record<string, string>): Outcome | null {
  const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = '' } = parameters
  if (!/^\d{2}$/.test(response) || !/^\d{2}$/.test(status)) return null
  // Of a response only this number means the same as of a status: 05, 06 and 09 are refusals there.
  if (undecided.has(status) || response === suspicious) return { result: 'pending' }
  if (!/^\d{1,15}$/.test(parameters.vnp_Amount ?? '')) return null
  // The gateway counts hundredths of a đồng.
  const amount = Number(parameters.vnp_Amount) / 100
  if (response !== done || status !== done) {
    return { result: 'failed', amount, gatewayCode: response === done ? status : response }
  }
  const gatewayNumber = parameters.vnp_TransactionNo ?? ''
  if (gatewayNumber === '') return null
  const paidAt = momentOf(parameters.vnp_PayDate ?? '') ?? new Date()
  return { result: 'paid', amount, gatewayNumber, gatewayCode: response, paidAt }
}
