import { gatewayTime } from './gateway-time.ts'
import type { Terminal } from './payment-request.ts'
import { type Params, signedQuery } from './signature.ts'

export const terminal: Terminal = { code: 'NASTEST1', secret: 'a-secret-of-the-tests' }

const minute = 60_000
let made = 0

/** A shop's request to be paid 970,000 đồng within fifteen minutes. */
export function sampleRequest(changes: Params = {}): Params {
  made += 1
  return {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: terminal.code,
    vnp_Amount: '97000000',
    vnp_CurrCode: 'VND',
    vnp_TxnRef: `NAS2611210${made}`,
    vnp_OrderInfo: 'Thanh toan don hang NAS261121-1A',
    vnp_OrderType: 'other',
    vnp_Locale: 'vn',
    vnp_ReturnUrl: 'http://localhost:4321/api/app/payments/vnpay/return',
    vnp_IpAddr: '127.0.0.1',
    vnp_CreateDate: gatewayTime(Date.now()),
    vnp_ExpireDate: gatewayTime(Date.now() + 15 * minute),
    ...changes,
  }
}

/** The address to which the shop sends the customer's browser. */
export function payAddress(pageUrl: string, request: Params, secret = terminal.secret): string {
  return `${pageUrl}?${signedQuery(request, secret)}`
}

/** Presses a button of the payment page, as the page's form does; redirects are not followed. */
export function choose(address: string, choice: string, more: Params = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ choice, ...more }),
    redirect: 'manual',
  })
}
