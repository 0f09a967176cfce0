import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HashAlgorithm, ProductCode, type ReturnQueryFromVNPay, VNPay, VnpLocale } from 'vnpay'
import { choose, terminal } from '../../tests/support/vnpay-shop.ts'
import { gatewayTime } from './protocol.ts'
import { type RunningGateway, startGateway } from './server.ts'

/** The simulator has its own signing code, so that it and npm's `vnpay` verify each other. */
describe('npm’s vnpay', () => {
  let running: RunningGateway
  let vnpay: VNPay
  beforeAll(async () => {
    running = await startGateway({ terminal })
    vnpay = new VNPay({
      tmnCode: terminal.code,
      secureSecret: terminal.secret,
      vnpayHost: new URL(running.pageUrl).origin,
      queryDrAndRefundHost: new URL(running.apiUrl).origin,
      hashAlgorithm: HashAlgorithm.SHA512,
    })
  })
  afterAll(() => running.close())

  const createdAt = gatewayTime(Date.now())
  const addressOf = (reference: string) =>
    vnpay.buildPaymentUrl({
      vnp_Amount: 970_000,
      vnp_IpAddr: '203.0.113.9',
      vnp_TxnRef: reference,
      vnp_OrderInfo: 'Thanh toan don hang NAS261121-1A',
      vnp_OrderType: ProductCode.Other,
      vnp_ReturnUrl: 'http://localhost:4321/return?from=vnpay',
      vnp_Locale: VnpLocale.VN,
      vnp_CreateDate: Number(createdAt),
      vnp_ExpireDate: Number(gatewayTime(Date.now() + 60_000)),
    })

  async function returned(reference: string, choice: string): Promise<ReturnQueryFromVNPay> {
    const response = await choose(addressOf(reference), choice)
    const { searchParams } = new URL(response.headers.get('Location') ?? '')
    // The shop's own parameter is kept, but not signed by VNPAY.
    expect(searchParams.get('from')).toBe('vnpay')
    searchParams.delete('from')
    return Object.fromEntries(searchParams) as unknown as ReturnQueryFromVNPay
  }

  const ask = (reference: string, requestId: string) =>
    vnpay.queryDr({
      vnp_RequestId: requestId,
      vnp_IpAddr: '203.0.113.9',
      vnp_TxnRef: reference,
      vnp_OrderInfo: 'Hoi ket qua',
      vnp_TransactionDate: Number(createdAt),
      vnp_CreateDate: Number(createdAt),
      vnp_TransactionNo: 0,
    })

  it('makes requests that the simulator accepts', async () => {
    const response = await fetch(addressOf('LIB1'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('970.000 VND')
  })

  it('verifies the simulator’s report of a payment', async () => {
    const query = await returned('LIB2', 'pay')
    expect(vnpay.verifyReturnUrl(query)).toMatchObject({
      isVerified: true,
      isSuccess: true,
      vnp_Amount: 970_000,
      vnp_TransactionStatus: '00',
      vnp_TxnRef: 'LIB2',
    })
    expect(vnpay.verifyIpnCall({ ...query, vnp_Amount: '100' })).toMatchObject({
      isVerified: false,
    })
  })

  it('verifies the simulator’s report of a cancelled payment', async () => {
    const query = await returned('LIB3', 'cancel')
    expect(vnpay.verifyIpnCall(query)).toMatchObject({
      isVerified: true,
      isSuccess: false,
      vnp_ResponseCode: '24',
      vnp_TransactionStatus: '02',
      vnp_TransactionNo: '0',
    })
  })

  it('queries the simulator about a payment', async () => {
    await returned('LIB4', 'pay')
    expect(await ask('LIB4', 'q1')).toMatchObject({
      isVerified: true,
      isSuccess: true,
      vnp_TransactionStatus: '00',
      vnp_Amount: '97000000',
    })
    expect(await ask('LIB1', 'q2')).toMatchObject({ isVerified: true, vnp_TransactionStatus: '01' })
    expect(await ask('LIB9', 'q3')).toMatchObject({ isVerified: true, vnp_ResponseCode: '91' })
    running.gateway.behave({ query: 'forged' }, 'LIB4')
    expect(await ask('LIB4', 'q4')).toMatchObject({ isVerified: false })
  })
})
