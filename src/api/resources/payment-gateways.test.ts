import { describe, expect, it } from 'vitest'
import { apiUnderTest } from '../../../tests/support/api-under-test.ts'

const signed = 'vnp_TxnRef=success&vnp_Amount=100&vnp_SecureHash=good'

describe('the IPN of a gateway', () => {
  const path = '/api/app/payments/vnpay/notice'

  it('is answered in the gateway’s own format, unchanged', async () => {
    const { get, commerce } = apiUnderTest()
    const { status, body, headers } = await get(`${path}?${signed}&vnp_OrderInfo=a+b%26c`)
    expect([status, body]).toEqual([200, { RspCode: '00', Message: 'Confirm Success' }])
    expect(headers.get('cache-control')).toBe('private, no-store')
    const [received] = commerce.payments.received
    expect(received).toEqual([
      'vnpay',
      {
        vnp_TxnRef: 'success',
        vnp_Amount: '100',
        vnp_SecureHash: 'good',
        vnp_OrderInfo: 'a b&c',
      },
    ])
  })

  it('ignores repeated and nested parameters', async () => {
    const { get, commerce } = apiUnderTest()
    await get(`${path}?vnp_TxnRef=a&vnp_TxnRef=b&vnp_Amount[x]=1&vnp_TmnCode=c`)
    expect(commerce.payments.received).toEqual([['vnpay', { vnp_TmnCode: 'c' }]])
  })

  it('is requested again while commerce is unavailable', async () => {
    const { get, commerce, logged } = apiUnderTest()
    commerce.down = true
    const { status, body } = await get(`${path}?${signed}`)
    expect([status, body.RspCode]).toEqual([200, '99'])
    expect(logged).toHaveLength(1)
    expect(JSON.stringify(logged)).not.toContain('good')
  })
})

describe('the return from a gateway', () => {
  const back = async (query: string, api = apiUnderTest(), cookie = '') => {
    const path = `/api/app/payments/vnpay/return?${query}`
    const { status, headers } = await api.call('GET', path, { headers: { cookie } })
    return [status, headers.get('location')]
  }

  it.each([
    ['success', 'vn', '/vn/thanh-toan/thanh-cong?order=NAS-1'],
    ['success', 'en', '/thanh-toan/thanh-cong?order=NAS-1'],
    ['failure', 'vn', '/vn/thanh-toan/that-bai?order=NAS-1&reason=declined'],
    ['waiting', 'en', '/thanh-toan/cho-ket-qua?order=NAS-1'],
  ])('of a %s in %s goes to %s', async (result, locale, page) => {
    const query = `vnp_TxnRef=${result}&vnp_Locale=${locale}&vnp_SecureHash=good`
    expect(await back(query)).toEqual([302, page])
  })

  it.each([
    ['24', 'cancelled'],
    ['11', 'expired'],
    ['51', 'funds'],
    ['79', 'declined'],
    ['__proto__', 'declined'],
  ])('rejected with %s is shown as %s', async (response, reason) => {
    const query = `vnp_TxnRef=failure&vnp_ResponseCode=${response}&vnp_SecureHash=good`
    const [, page] = await back(query)
    expect(page).toMatch(new RegExp(`&reason=${reason}$`))
  })

  it.each([
    ['that is forged', 'vnp_TxnRef=success&vnp_SecureHash=bad'],
    ['that is empty', ''],
    ['of an unknown payment', 'vnp_TxnRef=other&vnp_SecureHash=good'],
  ])('%s names no order', async (_what, query) => {
    expect(await back(query)).toEqual([302, '/vn/thanh-toan/that-bai'])
  })

  it('shows the payment as pending while commerce is unavailable', async () => {
    const api = apiUnderTest()
    api.commerce.down = true
    expect(await back(signed, api)).toEqual([302, '/vn/thanh-toan/cho-ket-qua'])
  })

  it('without a language uses the browser’s', async () => {
    const api = apiUnderTest()
    expect(await back('', api, 'a=b; locale=en')).toEqual([302, '/thanh-toan/that-bai'])
    expect(await back('', api, 'locale=vn')).toEqual([302, '/vn/thanh-toan/that-bai'])
    api.commerce.down = true
    expect(await back(signed, api, 'locale=en')).toEqual([302, '/thanh-toan/cho-ket-qua'])
  })
})
