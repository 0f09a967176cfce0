import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Gateway } from './gateway.ts'
import { bodyOf, sendPage } from './http.ts'
import { isEnded, isWayToPay, type Transaction } from './ledger.ts'
import { lostPage, overviewPage, paymentPage, refusalPage } from './pages/pages.ts'

const codes: Record<string, string> = {
  pay: '00',
  // Insufficient funds.
  refuse: '51',
  cancel: '24',
}

export class PaymentRoutes {
  readonly #gateway: Gateway
  readonly #merchant: string

  constructor(gateway: Gateway, merchant: string) {
    this.#gateway = gateway
    this.#merchant = merchant
  }

  overview(response: ServerResponse): void {
    sendPage(response, 200, overviewPage(this.#gateway.ledger.all()))
  }

  show(url: URL, response: ServerResponse): void {
    const transaction = this.#open(url, response)
    if (transaction === null) return
    if (isEnded(transaction)) {
      const back = this.#gateway.returnAddress(transaction)
      sendPage(response, 400, refusalPage(transaction.locale, 'ended', back))
      return
    }
    const minutesLeft = this.#gateway.minutesLeft(transaction)
    const way = url.searchParams.get('vnp_BankCode') ?? ''
    const merchant = this.#merchant
    sendPage(response, 200, paymentPage({ transaction, merchant, minutesLeft, way }))
  }

  /** A repeated choice redirects with the first one's result. */
  async choose(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    const code = codes[form.get('choice') ?? '']
    const transaction = this.#open(url, response)
    if (transaction === null) return
    if (code === undefined) {
      sendPage(response, 400, refusalPage(transaction.locale, 'data', null))
      return
    }
    const way = form.get('way') ?? ''
    const ended = this.#gateway.decide(transaction, code, isWayToPay(way) ? way : undefined)
    const { back, forgery } = this.#gateway.behaviourOf(ended.reference)
    const { events } = this.#gateway
    events.note({ what: 'return', reference: ended.reference, code: `${code} ${back}` })
    if (back === 'lost') {
      sendPage(response, 200, lostPage(ended.locale))
      return
    }
    const address = this.#gateway.returnAddress(ended, forgery)
    response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end()
  }

  #open({ searchParams }: URL, response: ServerResponse): Transaction | null {
    const opened = this.#gateway.open(Object.fromEntries(searchParams))
    if (typeof opened !== 'string') return opened
    const locale = searchParams.get('vnp_Locale') === 'en' ? 'en' : 'vn'
    const isOwn = opened === 'expired' || opened === 'duplicate'
    const back = isOwn ? new URL(searchParams.get('vnp_ReturnUrl') ?? '').origin : null
    sendPage(response, 400, refusalPage(locale, opened, back))
    return null
  }
}
