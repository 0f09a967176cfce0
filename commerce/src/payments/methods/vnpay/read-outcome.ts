import type { Outcome } from '../outcome'
import { momentOf } from './gateway-time'

const done = '00'
/** The money is taken, and the gateway looks into it. */
const suspicious = '07'
/** Statuses of a transaction in which nothing is decided, or somebody at the gateway looks at it. */
const undecided = new Set(['01', '04', '05', '06', '07', '09'])

/**
 * The outcome in parameters whose signature has been checked.
 * @returns null when they say nothing that can be understood
 */
export function readOutcome(told: Record<string, string>): Outcome | null {
  const { vnp_ResponseCode: response = '', vnp_TransactionStatus: status = response } = told
  // Of a response only this number means the same as of a status: 05, 06 and 09 are refusals there.
  if (undecided.has(status) || response === suspicious) return { result: 'pending' }
  if (!/^\d{1,15}$/.test(told.vnp_Amount ?? '')) return null
  // The gateway counts hundredths of a đồng.
  const amount = Number(told.vnp_Amount) / 100
  if (response !== done || status !== done) {
    return { result: 'failed', amount, gatewayCode: response === done ? status : response }
  }
  const gatewayNumber = told.vnp_TransactionNo ?? ''
  if (gatewayNumber === '') return null
  const paidAt = momentOf(told.vnp_PayDate ?? '') ?? new Date()
  return { result: 'paid', amount, gatewayNumber, gatewayCode: response, paidAt }
}
