import { expect, test } from 'vitest'
import { gatewayTime, momentOf, readOutcome } from './parameters'

test('formats a time in Vietnam’s time zone and parses it again', () => {
  const moment = new Date('2026-11-21T18:30:05.999Z')
  expect(gatewayTime(moment)).toBe('20261122013005')
  expect(momentOf('20261122013005')).toEqual(new Date('2026-11-21T18:30:05Z'))
})

test.each(['', '2026112201300', '20261322013005', '20261122016005', 'yesterday'])(
  '%j is not a valid time',
  (text) => {
    expect(momentOf(text)).toBeNull()
  },
)

const outcomeOf = (response: string, status: string, change: Record<string, string> = {}) =>
  readOutcome({
    vnp_ResponseCode: response,
    vnp_TransactionStatus: status,
    vnp_Amount: '33000000',
    vnp_TransactionNo: '14422574',
    vnp_PayDate: '20261121153000',
    ...change,
  })

test('reports a payment in đồng, with its number and time', () => {
  expect(outcomeOf('00', '00')).toEqual({
    result: 'paid',
    amount: 330_000,
    gatewayNumber: '14422574',
    gatewayCode: '00',
    paidAt: new Date('2026-11-21T08:30:00Z'),
  })
})

test.each([
  ['24', '02', { result: 'failed', amount: 330_000, gatewayCode: '24' }],
  ['00', '02', { result: 'failed', amount: 330_000, gatewayCode: '02' }],
  ['24', '00', { result: 'failed', amount: 330_000, gatewayCode: '24' }],
  ['07', '07', { result: 'pending' }],
  ['00', '01', { result: 'pending' }],
  ['00', '04', { result: 'pending' }],
])('response %s with status %s: %j', (response, status, expected) => {
  expect(outcomeOf(response, status)).toEqual(expected)
})

test.each<Record<string, string>>([
  { vnp_ResponseCode: '' },
  { vnp_TransactionStatus: '' },
  { vnp_TransactionStatus: 'ok' },
  { vnp_Amount: '' },
  { vnp_Amount: '-1' },
  { vnp_Amount: '1e9' },
  { vnp_TransactionNo: '' },
])('rejects %j', (change) => {
  expect(outcomeOf('00', '00', change)).toBeNull()
})
