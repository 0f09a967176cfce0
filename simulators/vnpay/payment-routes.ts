import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, sendPage } from '../common/http.ts'
import type { Gateway } from './gateway.ts'
import { isEnded, isWayToPay, type Transaction } from './ledger.ts'
import { lostPage, paymentPage, refusalPage } from './pages/pages.ts'

const codes: Record<string, string> = {
  pay: '00',
  // Insufficient funds.
  refuse: '51',
  cancel: '24',
}

function open(
  gateway: Gateway,
  { searchParams }: URL,
  response: ServerResponse,
): Transaction | null {
  const opened = gateway.open(Object.fromEntries(searchParams))
  if (typeof opened !== 'string') return opened
  const locale = searchParams.get('vnp_Locale') === 'en' ? 'en' : 'vn'
  const isOwn = opened === 'expired' || opened === 'duplicate'
  const back = isOwn ? new URL(searchParams.get('vnp_ReturnUrl') ?? '').origin : null
  sendPage(response, 400, refusalPage(locale, opened, back))
  return null
}

export function showPayment(
  gateway: Gateway,
  merchant: string,
  url: URL,
  response: ServerResponse,
): void {
  const transaction = open(gateway, url, response)
  if (transaction === null) return
  if (isEnded(transaction)) {
    const back = gateway.returnAddress(transaction)
    sendPage(response, 400, refusalPage(transaction.locale, 'ended', back))
    return
  }
  const minutesLeft = gateway.minutesLeft(transaction)
  const way = url.searchParams.get('vnp_BankCode') ?? ''
  sendPage(response, 200, paymentPage({ transaction, merchant, minutesLeft, way }))
}

/** A repeated choice redirects with the first one's result. */
export async function choosePayment(
  gateway: Gateway,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await bodyOf(request))
  const code = codes[form.get('choice') ?? '']
  const transaction = open(gateway, url, response)
  if (transaction === null) return
  if (code === undefined) {
    sendPage(response, 400, refusalPage(transaction.locale, 'data', null))
    return
  }
  const way = form.get('way') ?? ''
  const ended = gateway.decide(transaction, code, isWayToPay(way) ? way : undefined)
  const { back, forgery } = gateway.behaviourOf(ended.reference)
  const { reference, locale } = ended
  gateway.events.note({ what: 'return', reference, code: `${code} ${back}` })
  if (back === 'lost') {
    sendPage(response, 200, lostPage(locale))
    return
  }
  const address = gateway.returnAddress(ended, forgery)
  response.writeHead(303, { Location: address, 'Cache-Control': 'no-store' }).end()
}
