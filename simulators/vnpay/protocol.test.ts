import { describe, expect, it } from 'vitest'
import { gatewayTime, isSignedQuery, readGatewayTime, signedQuery, signValues } from './protocol.ts'

const secret = 'of-the-tests'

describe('a signature', () => {
  // The expected values are openssl's: printf '%s' TEXT | openssl dgst -sha512 -hmac of-the-tests
  it('covers the sorted, form-encoded parameters that have a value', () => {
    const params = {
      vnp_TxnRef: '5',
      vnp_OrderInfo: "Thanh toan (đơn) ~ 5*'!",
      vnp_BankCode: '',
      vnp_Amount: '1806000',
    }
    expect(signedQuery(params, secret)).toBe(
      'vnp_Amount=1806000&vnp_OrderInfo=Thanh+toan+%28%C4%91%C6%A1n%29+%7E+5*%27%21&vnp_TxnRef=5' +
        '&vnp_SecureHash=6ad63cd21a8c8443ab2af05b5a0fb66d1e08124543b558b13a1e922944cd00a252fe7bf9aac7eb7405ddd1626bdbb7ceae73149c22fb184279a190cfa72e7c2e',
    )
  })

  it('of a call between servers covers the values separated by bars, missing ones empty', () => {
    expect(signValues(['a', undefined, 'c', ''], secret)).toBe(
      '9797f5406fc5b0aeeb04eb0cc053642b6e5593d3646889a4079b14a9dba541ea6e74bee7341ef7fb8358371059fdd88e491903fbd6712dbfa88f16bc754c872b',
    )
  })

  it('fails when anything is changed, added or removed', () => {
    const read = (query: string) => Object.fromEntries(new URLSearchParams(query))
    const signed = read(signedQuery({ vnp_Amount: '100', vnp_TxnRef: 'A b' }, secret))
    expect(isSignedQuery(signed, secret)).toBe(true)
    expect(isSignedQuery({ ...signed, vnp_SecureHashType: 'HmacSHA512' }, secret)).toBe(true)
    expect(isSignedQuery(signed, 'another')).toBe(false)
    expect(isSignedQuery({ ...signed, vnp_Amount: '101' }, secret)).toBe(false)
    expect(isSignedQuery({ ...signed, extra: '1' }, secret)).toBe(false)
    const { vnp_TxnRef: _, ...less } = signed
    expect(isSignedQuery(less, secret)).toBe(false)
    expect(isSignedQuery({ vnp_Amount: '100' }, secret)).toBe(false)
  })
})

describe('a time of VNPAY', () => {
  it('is in Vietnam’s time zone', () => {
    const moment = Date.UTC(2026, 10, 21, 17, 4, 9)
    expect(gatewayTime(moment)).toBe('20261122000409')
    expect(readGatewayTime('20261122000409')).toBe(moment)
  })

  it.each(['', '20261131000000', '2026112200040', '20261122240000', 'yyyyMMddHHmmss'])(
    'is not %j',
    (text) => expect(readGatewayTime(text)).toBeNull(),
  )
})
