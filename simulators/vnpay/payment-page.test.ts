import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choose, payAddress, sampleRequest, terminal } from '../../tests/support/vnpay-shop.ts'
import { gatewayTime, isSignedQuery, type Params } from './protocol.ts'
import { type RunningGateway, startGateway } from './server.ts'

describe('the payment page', () => {
  let running: RunningGateway
  beforeAll(async () => {
    running = await startGateway({ terminal, merchant: 'Mẹ & <Bé>' })
  })
  afterAll(() => running.close())

  const address = (changes: Params = {}, secret = terminal.secret) =>
    payAddress(running.pageUrl, sampleRequest(changes), secret)

  async function page(of: string) {
    const response = await fetch(of)
    return { status: response.status, text: await response.text() }
  }

  const backOf = (response: Response) => new URL(response.headers.get('Location') ?? '')

  it('shows receiver, amount, subject and time limit', async () => {
    const { status, text } = await page(address())
    expect(status).toBe(200)
    expect(text).toContain('<html lang="vi">')
    expect(text).toContain('Cổng thanh toán thử nghiệm')
    expect(text).toContain('970.000 VND')
    expect(text).toContain('Thanh toan don hang NAS261121-1A')
    expect(text).toContain('(còn 15 phút)')
    expect(text).toContain('Mẹ &#38; &#60;Bé&#62;')
    expect(text).not.toContain('<script')
  })

  it('is in English on request, and keeps the payment method that the shop chose', async () => {
    const { text } = await page(address({ vnp_Locale: 'en', vnp_BankCode: 'INTCARD' }))
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('Test payment gateway')
    expect(text).toContain('value="INTCARD" checked')
  })

  it.each([
    ['pay', '00', '00'],
    ['refuse', '51', '02'],
    ['cancel', '24', '02'],
  ])('returns to the shop after %s', async (choice, code, status) => {
    const response = await choose(address(), choice, { way: 'VNPAYQR' })
    expect(response.status).toBe(303)
    const back = backOf(response)
    expect(back.origin + back.pathname).toBe(sampleRequest().vnp_ReturnUrl)
    const result = Object.fromEntries(back.searchParams)
    expect(isSignedQuery(result, terminal.secret)).toBe(true)
    expect(result).toMatchObject({
      vnp_Amount: '97000000',
      vnp_CardType: 'QRCODE',
      vnp_ResponseCode: code,
      vnp_TmnCode: terminal.code,
      vnp_TransactionStatus: status,
    })
    expect(result.vnp_PayDate).toMatch(/^\d{14}$/)
  })

  it('accepts one choice: the second returns with the first one’s result', async () => {
    const of = address()
    const first = backOf(await choose(of, 'pay'))
    const second = backOf(await choose(of, 'cancel'))
    expect(second.href).toBe(first.href)
    expect(first.searchParams.get('vnp_ResponseCode')).toBe('00')
  })

  it('redirects to the shop once the payment has ended', async () => {
    const of = address()
    const back = backOf(await choose(of, 'pay'))
    const { status, text } = await page(of)
    expect(status).toBe(400)
    expect(text).toContain('đã kết thúc và không thể thanh toán lần nữa')
    expect(text).toContain(back.href.replaceAll('&', '&#38;'))
    expect(text).not.toContain('<form')
  })

  const past = (minutes: number) => gatewayTime(Date.now() - minutes * 60_000)
  it.each<[string, string, Params, string?]>([
    ['a signature with another secret', 'Sai chữ ký', {}, 'another-secret'],
    ['another shop’s terminal', 'Không tìm thấy đơn vị', { vnp_TmnCode: 'ANOTHER1' }],
    ['a request whose time is over', 'quá thời gian chờ', { vnp_ExpireDate: past(1) }],
    ['an amount under 5,000 đồng', 'không đúng định dạng', { vnp_Amount: '499900' }],
    ['an amount with decimals', 'không đúng định dạng', { vnp_Amount: '97000050' }],
    ['another currency', 'không đúng định dạng', { vnp_CurrCode: 'USD' }],
    ['accents in the order’s text', 'không đúng định dạng', { vnp_OrderInfo: 'Đơn hàng 5' }],
    ['a return address without a host', 'không đúng định dạng', { vnp_ReturnUrl: '/return-here' }],
    ['an older protocol', 'không đúng định dạng', { vnp_Version: '2.0.1' }],
    ['a date that does not exist', 'không đúng định dạng', { vnp_CreateDate: '20260231000000' }],
  ])('rejects %s', async (_, words, changes, secret) => {
    const { status, text } = await page(address(changes, secret))
    expect(status).toBe(400)
    expect(text).toContain(words)
    expect(text).not.toContain('<form')
  })

  it('rejects an address that was changed after it was signed', async () => {
    const { text } = await page(address().replace('97000000', '90000000'))
    expect(text).toContain('Sai chữ ký')
  })

  it('rejects a reference that is used for another amount', async () => {
    const vnp_TxnRef = 'TWICE1'
    await page(address({ vnp_TxnRef }))
    const { text } = await page(address({ vnp_TxnRef, vnp_Amount: '90000000' }))
    expect(text).toContain('đã được dùng cho một yêu cầu khác')
  })

  it('rejects a choice after the time limit', async () => {
    const request = sampleRequest({ vnp_ExpireDate: past(1) })
    const response = await choose(payAddress(running.pageUrl, request), 'pay')
    expect(response.status).toBe(400)
    expect(running.gateway.ledger.get(request.vnp_TxnRef ?? '')).toBeUndefined()
  })

  it('does not redirect when the return is to be lost', async () => {
    const request = sampleRequest()
    running.gateway.behave({ back: 'lost' }, request.vnp_TxnRef)
    const response = await choose(payAddress(running.pageUrl, request), 'pay')
    expect(response.headers.get('Location')).toBeNull()
    expect(await response.text()).toContain('Mất kết nối')
    expect(running.gateway.ledger.get(request.vnp_TxnRef ?? '')?.result?.code).toBe('00')
  })

  it('lists the payments on the first page', async () => {
    const { status, text } = await page(new URL('/', running.pageUrl).href)
    expect(status).toBe(200)
    expect(text).toContain('Thanh toan don hang NAS261121-1A')
  })
})
