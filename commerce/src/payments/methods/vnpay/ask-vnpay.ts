import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { HashAlgorithm, hash, VNP_VERSION } from 'vnpay'
import type { Outcome } from '../payment-method'
import { gatewayTime, readOutcome } from './parameters'
import { isSignedAnswer, type Terminal } from './signature'

const timeoutMs = 5_000
const command = 'querydr'
/** The shop's own address: no customer asks. */
const ownAddress = '127.0.0.1'

const value = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))
const answer = v.record(v.string(), value)

function question(terminal: Terminal, payment: { reference: string; openedAt: Date }) {
  const asked = {
    vnp_RequestId: randomUUID().replaceAll('-', ''),
    vnp_Version: VNP_VERSION,
    vnp_Command: command,
    vnp_TmnCode: terminal.code,
    vnp_TxnRef: payment.reference,
    vnp_TransactionDate: gatewayTime(payment.openedAt),
    vnp_CreateDate: gatewayTime(new Date()),
    vnp_IpAddr: ownAddress,
    vnp_OrderInfo: `Truy van ${payment.reference}`,
  }
  const signed = Object.values(asked).join('|')
  return { ...asked, vnp_SecureHash: hash(terminal.secret, signed, HashAlgorithm.SHA512) }
}

const found = '00'
const notFound = '91'

/**
 * What VNPAY knows of a payment.
 * @throws when it cannot be asked, or answers what it has not signed
 */
export async function askVnpay(
  terminal: Terminal,
  payment: { reference: string; openedAt: Date },
): Promise<Outcome> {
  const response = await fetch(terminal.apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question(terminal, payment)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`VNPAY answered ${response.status}`)
  const result = v.parse(answer, await response.json())
  if (!isSignedAnswer(terminal, result)) throw new Error('VNPAY has not signed its answer')
  if (result.vnp_ResponseCode === notFound) return { result: 'unknown' }
  if (result.vnp_ResponseCode !== found || result.vnp_TxnRef !== payment.reference) {
    throw new Error(`VNPAY answered with code ${result.vnp_ResponseCode}`)
  }
  const outcome = readOutcome(result)
  if (outcome === null) throw new Error('VNPAY answered what cannot be understood')
  return outcome
}
