import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jsonOf, sendJson, sendPage } from '../common/http.ts'
import { sendOrder, sendTransaction } from './control-routes.ts'
import { Gateway, type GatewayOptions } from './gateway.ts'
import { overviewPage } from './pages/pages.ts'
import { choosePayment, showPayment } from './payment-routes.ts'

interface ServerOptions extends GatewayOptions {
  port?: number
  merchant?: string
}

const pagePath = '/paymentv2/vpcpay.html'
const apiPath = '/merchant_webapi/api/transaction'

/** A simulator of VNPAY, protocol 2.1, reachable only from this machine. */
export async function startGateway({ port = 0, merchant = 'NAS Shop', ...options }: ServerOptions) {
  const gateway = new Gateway(options)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, first, second = '', third = ''] = url.pathname.split('/')
    const call = `${request.method} ${url.pathname}`
    if (call === `GET ${pagePath}`) return showPayment(gateway, merchant, url, response)
    if (call === `POST ${pagePath}`) return choosePayment(gateway, url, request, response)
    if (call === `POST ${apiPath}`) {
      const answered = gateway.answer(await jsonOf(request))
      return sendJson(response, answered === null ? 503 : 200, answered ?? {})
    }
    if (call === 'GET /health') return sendJson(response, 200, {})
    if (call === 'GET /') return sendPage(response, 200, overviewPage(gateway.ledger.all()))
    if (first === 'control' && request.method === 'POST') {
      return sendOrder(gateway, second, request, response)
    }
    if (first === 'control' && second === 'transactions')
      return sendTransaction(gateway, third, response)
    sendJson(response, 404, { error: `There is no ${call}` })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      if (!response.headersSent) sendJson(response, 500, { error: error.message })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    gateway,
    /** `VNPAY_URL` and `VNPAY_API_URL` for a shop that uses this gateway. */
    pageUrl: `${origin}${pagePath}`,
    apiUrl: `${origin}${apiPath}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await Promise.all([closed, gateway.stop()])
    },
  }
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>
