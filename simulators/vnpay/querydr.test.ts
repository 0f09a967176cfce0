import { describe, expect, it } from 'vitest'
import { sampleRequest, terminal } from '../../tests/support/vnpay-shop.ts'
import { Gateway } from './gateway.ts'
import type { Transaction } from './ledger.ts'
import { type Params, sign, signedQuery } from './protocol.ts'

const gateway = new Gateway({ terminal })
let asked = 0

function opened(): Transaction {
  const query = signedQuery(sampleRequest(), terminal.secret)
  return gateway.open(Object.fromEntries(new URLSearchParams(query))) as Transaction
}

/** A second implementation of the manual's query. */
function question({ reference, createdAt }: Transaction, changes: Params = {}): Params {
  asked += 1
  const body: Params = {
    vnp_RequestId: `request${asked}`,
    vnp_Version: '2.1.0',
    vnp_Command: 'querydr',
    vnp_TmnCode: terminal.code,
    vnp_TxnRef: reference,
    vnp_OrderInfo: 'Hoi ket qua',
    vnp_TransactionDate: createdAt,
    vnp_CreateDate: createdAt,
    vnp_IpAddr: '127.0.0.1',
    ...changes,
  }
  const text =
    `${body.vnp_RequestId}|2.1.0|querydr|${body.vnp_TmnCode}|${body.vnp_TxnRef}|` +
    `${body.vnp_TransactionDate}|${body.vnp_CreateDate}|${body.vnp_IpAddr}|${body.vnp_OrderInfo}`
  return { vnp_SecureHash: sign(text, terminal.secret), ...body }
}

const codeOf = (body: unknown) => gateway.answer(body)?.vnp_ResponseCode

describe('a query of a payment', () => {
  it('is answered with its result, signed', () => {
    const transaction = opened()
    expect(gateway.answer(question(transaction))).toMatchObject({ vnp_TransactionStatus: '01' })
    const { result } = gateway.decide(transaction, '00')
    const answer = gateway.answer(question(transaction)) ?? {}
    expect(answer).toMatchObject({
      vnp_ResponseCode: '00',
      vnp_TransactionStatus: '00',
      vnp_Amount: '97000000',
      vnp_TxnRef: transaction.reference,
      vnp_TransactionNo: result.number,
    })
    const text =
      `${answer.vnp_ResponseId}|querydr|00|${answer.vnp_Message}|${terminal.code}|` +
      `${transaction.reference}|97000000|NCB|${result.paidAt}|${result.number}|01|00|` +
      `${transaction.info}||`
    expect(answer.vnp_SecureHash).toBe(sign(text, terminal.secret))
  })

  it.each([
    ['51', '02'],
    ['24', '02'],
    ['07', '07'],
  ])('returns the status of a payment that ended with %s', (code, status) => {
    const transaction = opened()
    gateway.decide(transaction, code)
    expect(gateway.answer(question(transaction))?.vnp_TransactionStatus).toBe(status)
  })

  it('is rejected with VNPAY’s codes', () => {
    const transaction = opened()
    const good = question(transaction)
    expect(codeOf(good)).toBe('00')
    expect(codeOf(good)).toBe('94')
    expect(codeOf({ ...question(transaction), vnp_TxnRef: 'changed' })).toBe('97')
    expect(codeOf(question(transaction, { vnp_TmnCode: 'ANOTHER1' }))).toBe('02')
    expect(codeOf(question(transaction, { vnp_TxnRef: 'NEVERCAME' }))).toBe('91')
    expect(codeOf(question(transaction, { vnp_TransactionDate: '20260101000000' }))).toBe('91')
    expect(codeOf({})).toBe('03')
    expect(codeOf(undefined)).toBe('03')
  })

  it('is not answered while the gateway simulates an outage', () => {
    const transaction = opened()
    gateway.behave({ query: 'down' }, transaction.reference)
    expect(gateway.answer(question(transaction))).toBeNull()
    gateway.behave({ query: 'normal' }, transaction.reference)
    expect(codeOf(question(transaction))).toBe('00')
  })
})
