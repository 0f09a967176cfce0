import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningGateway, startGateway } from '../../../../../simulators/vnpay/server'
import type { Settings } from '../../../platform/settings/settings'
import type { GatewayMethod, PaymentDue } from '../payment-method'
import { vnpayMethod } from './vnpay-method'

const terminal = { code: 'NASTEST1', secret: 'a-secret-of-the-tests' }
let made = 0

/** The simulator follows VNPAY's manual and has its own signing code. */
describe('VNPAY, as simulated', () => {
  let running: RunningGateway
  let method: GatewayMethod
  beforeAll(async () => {
    running = await startGateway({ terminal })
    method = methodAt(running.apiUrl)
  })
  afterAll(() => running.close())

  function methodAt(apiUrl: string): GatewayMethod {
    const settings: Partial<Settings> = {
      SHOP_URL: 'https://shop.test',
      VNPAY_TMN_CODE: terminal.code,
      VNPAY_HASH_SECRET: terminal.secret,
      VNPAY_URL: running.pageUrl,
      VNPAY_API_URL: apiUrl,
      PAYMENT_MINUTES: 15,
    }
    return vnpayMethod(settings as Settings) as GatewayMethod
  }

  function aPayment(changes: Partial<PaymentDue> = {}): PaymentDue {
    made += 1
    const openedAt = new Date()
    const expiresAt = new Date(openedAt.getTime() + 15 * 60_000)
    const due = { reference: `PAY${made}`, orderCode: 'NAS261121-42J', amount: 970_000 }
    return { ...due, locale: 'vi', openedAt, expiresAt, ...changes }
  }

  /** The customer reaches the gateway and ends with this code; returns the return address. */
  async function endWith(due: PaymentDue, code: string) {
    const page = await fetch(method.begin(due).url ?? '')
    expect(page.status).toBe(200)
    const { gateway } = running
    const transaction = gateway.ledger.get(due.reference)
    if (transaction === undefined) throw new Error('The customer did not reach the gateway')
    const ended = gateway.decide(transaction, code)
    return (forgery: 'nothing' | 'signature' | 'amount' = 'nothing') =>
      Object.fromEntries(new URL(gateway.returnAddress(ended, forgery)).searchParams)
  }

  it('is asked for the amount of the order, in the customer’s language', async () => {
    const page = await fetch(method.begin(aPayment({ locale: 'en' })).url ?? '')
    const text = await page.text()
    expect(text).toContain('970.000 VND')
    expect(text).toContain('Thanh toan don hang NAS261121-42J')
    expect(text).toContain('Test payment gateway')
  })

  it('reports a payment by IPN and by query', async () => {
    const due = aPayment()
    expect(await method.ask(due)).toEqual({ result: 'unknown' })
    const back = await endWith(due, '00')
    const paid = { result: 'paid', amount: 970_000, gatewayCode: '00' }
    expect(method.readIpn(back())).toMatchObject({ reference: due.reference, outcome: paid })
    expect(await method.ask(due)).toMatchObject(paid)
  })

  it.each(['05', '06', '09', '10', '11', '24', '51', '65', '75', '79', '99'])(
    'reports a payment that ended with %s',
    async (code) => {
      const due = aPayment()
      const back = await endWith(due, code)
      const failed = { result: 'failed', amount: 970_000 }
      expect(method.readIpn(back())?.outcome).toEqual({ ...failed, gatewayCode: code })
      expect(await method.ask(due)).toMatchObject(failed)
    },
  )

  it('reports a payment under review', async () => {
    const due = aPayment()
    const back = await endWith(due, '07')
    expect(method.readIpn(back())?.outcome).toEqual({ result: 'pending' })
    expect(await method.ask(due)).toEqual({ result: 'pending' })
  })

  it('rejects the address of the payment page as a report, although the shop signs it with the same secret', () => {
    const address = new URL(method.begin(aPayment()).url ?? '')
    expect(method.readIpn(Object.fromEntries(address.searchParams))).toBeNull()
  })

  it('is rejected without its signature', async () => {
    const due = aPayment()
    const back = await endWith(due, '24')
    expect(method.readIpn(back('signature'))).toBeNull()
    expect(method.readIpn({ ...back(), vnp_ResponseCode: '00' })).toBeNull()
    expect(method.readIpn(back('amount'))?.outcome).toMatchObject({ amount: 1 })
    running.gateway.behave({ query: 'forged' }, due.reference)
    await expect(method.ask(due)).rejects.toThrow('no valid signature')
    running.gateway.behave({ query: 'down' }, due.reference)
    await expect(method.ask(due)).rejects.toThrow('503')
  })

  it('is queried only at its own address, regardless of redirects', async () => {
    const due = aPayment()
    await endWith(due, '00')
    const moved = createServer((_request, response) => {
      response.writeHead(307, { Location: running.apiUrl }).end()
    })
    await new Promise<void>((resolve) => moved.listen(0, 'localhost', resolve))
    const { port } = moved.address() as AddressInfo
    const there = methodAt(`http://localhost:${port}/api`)
    await expect(there.ask(due)).rejects.toThrow()
    moved.close()
  })
})
