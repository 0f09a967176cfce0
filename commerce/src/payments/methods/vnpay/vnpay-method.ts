import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import {
  HashAlgorithm,
  hash,
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  type IpnResponse,
  IpnSuccess,
  IpnUnknownError,
  ProductCode,
  VNP_VERSION,
  VNPay,
  VnpLocale,
} from 'vnpay'
import type { Settings } from '../../../platform/settings/settings'
import { OutsidePaymentProvider } from '../outside-provider'
import type { GatewayMethod, Outcome, PaymentDue } from '../payment-method'
import {
  gatewayTime,
  isSignedAnswer,
  isSignedQuery,
  readOutcome,
  type Terminal,
} from './parameters'

export class VnpayPaymentProvider extends OutsidePaymentProvider {
  static override identifier = 'vnpay'
}

const vnpayProvider = 'pp_vnpay_default'

/** VNPAY repeats an IPN unless the answer is 00 or 02. */
const ipnAcknowledgements = {
  settled: IpnSuccess,
  undecided: IpnSuccess,
  known: InpOrderAlreadyConfirmed,
  reference_unknown: IpnOrderNotFound,
  amount_wrong: IpnInvalidAmount,
  unsigned: IpnFailChecksum,
  not_carried_out: IpnUnknownError,
} as const satisfies Record<Parameters<GatewayMethod['acknowledgeIpn']>[0], IpnResponse>

/** VNPAY requires an address of the customer; the shop does not store or send one. */
const noAddress = '127.0.0.1'

/** The address may contain other parameters; VNPAY signs only its own. */
function ownParameters(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith('vnp_')))
}

function terminalOf(settings: Settings): Terminal | null {
  const { VNPAY_TMN_CODE: code, VNPAY_HASH_SECRET: secret } = settings
  const { VNPAY_URL: pageUrl, VNPAY_API_URL: apiUrl } = settings
  if (!code || !secret || !pageUrl || !apiUrl) return null
  const returnUrl = `${settings.SHOP_URL}/api/app/payments/vnpay/return`
  return { code, secret, pageUrl, apiUrl, returnUrl }
}

function pageOf({ code, secret, pageUrl, returnUrl }: Terminal): (due: PaymentDue) => string {
  const { origin, pathname } = new URL(pageUrl)
  const vnpay = new VNPay({
    tmnCode: code,
    secureSecret: secret,
    vnpayHost: origin,
    endpoints: { paymentEndpoint: pathname },
  })
  return ({ reference, orderCode, amount, locale, openedAt, expiresAt }) =>
    vnpay.buildPaymentUrl({
      vnp_Amount: amount,
      vnp_TxnRef: reference,
      vnp_OrderInfo: `Thanh toan don hang ${orderCode}`,
      vnp_OrderType: ProductCode.Other,
      vnp_Locale: locale === 'en' ? VnpLocale.EN : VnpLocale.VN,
      vnp_IpAddr: noAddress,
      vnp_ReturnUrl: returnUrl,
      vnp_CreateDate: Number(gatewayTime(openedAt)),
      vnp_ExpireDate: Number(gatewayTime(expiresAt)),
    })
}

/** Payment on VNPAY's own page, by version 2.1 of its protocol. */
export function vnpayMethod(settings: Settings): GatewayMethod | null {
  const terminal = terminalOf(settings)
  if (terminal === null) return null
  const payAt = pageOf(terminal)
  return {
    code: 'vnpay',
    kind: 'online',
    provider: vnpayProvider,
    timeToPay: { minutes: settings.PAYMENT_MINUTES },
    begin: (due) => ({ url: payAt(due), transfer: null }),
    readIpn(given) {
      const query = ownParameters(given)
      if (!isSignedQuery(terminal.secret, query)) return null
      // The address of the payment page is signed with the same secret, but contains a command; a
      // report contains none.
      if (query.vnp_TmnCode !== terminal.code || 'vnp_Command' in query) return null
      const outcome = readOutcome(query)
      return outcome && { reference: query.vnp_TxnRef ?? '', outcome }
    },
    acknowledgeIpn: (result) => ipnAcknowledgements[result],
    ask: (payment) => askVnpay(terminal, payment),
  }
}

const timeoutMs = 5_000
const command = 'querydr'
/** The shop's own address, because no customer makes this call. */
const ownAddress = '127.0.0.1'

const value = v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String))
const answer = v.record(v.string(), value)

function question(terminal: Terminal, payment: { reference: string; openedAt: Date }) {
  const asked = {
    vnp_RequestId: randomUUID().replaceAll('-', ''),
    vnp_Version: VNP_VERSION,
    vnp_Command: command,
    vnp_TmnCode: terminal.code,
    vnp_TxnRef: payment.reference,
    vnp_TransactionDate: gatewayTime(payment.openedAt),
    vnp_CreateDate: gatewayTime(new Date()),
    vnp_IpAddr: ownAddress,
    vnp_OrderInfo: `Truy van ${payment.reference}`,
  }
  const signed = Object.values(asked).join('|')
  return { ...asked, vnp_SecureHash: hash(terminal.secret, signed, HashAlgorithm.SHA512) }
}

const found = '00'
const notFound = '91'

/** @throws when VNPAY is unavailable, or its answer is not signed */
async function askVnpay(
  terminal: Terminal,
  payment: { reference: string; openedAt: Date },
): Promise<Outcome> {
  const response = await fetch(terminal.apiUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question(terminal, payment)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`VNPAY answered ${response.status}`)
  const result = v.parse(answer, await response.json())
  if (!isSignedAnswer(terminal, result)) throw new Error("VNPAY's answer has no valid signature")
  if (result.vnp_ResponseCode === notFound) return { result: 'unknown' }
  if (result.vnp_ResponseCode !== found || result.vnp_TxnRef !== payment.reference) {
    throw new Error(`VNPAY answered with code ${result.vnp_ResponseCode}`)
  }
  const outcome = readOutcome(result)
  if (outcome === null) throw new Error("VNPAY's answer is malformed")
  return outcome
}
