import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  gatewayTime,
  type Params,
  signedQuery,
  type Terminal,
} from '../../simulators/vnpay/protocol.ts'

export const terminal: Terminal = { code: 'NASTEST1', secret: 'a-secret-of-the-tests' }

const minute = 60_000
let made = 0

/** A shop's request for 970,000 đồng within fifteen minutes. */
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

/** Submits a button of the payment page's form; redirects are not followed. */
export function choose(address: string, choice: string, more: Params = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ choice, ...more }),
    redirect: 'manual',
  })
}

export interface IpnEndpoint {
  url: string
  /** The received IPNs, oldest first. */
  taken: Params[]
  close(): void
}

/**
 * The shop's side of an IPN.
 * @param answers RspCodes in turn; the last one is repeated
 */
export async function startIpnEndpoint(...answers: string[]): Promise<IpnEndpoint> {
  const taken: Params[] = []
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const RspCode = answers[Math.min(taken.length, answers.length - 1)] ?? '00'
    taken.push(Object.fromEntries(searchParams))
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ RspCode, Message: 'of the tests' }))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/notice`, taken, close: () => server.close() }
}
