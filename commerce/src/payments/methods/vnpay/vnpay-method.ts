import { ProductCode, VNPay, VnpLocale } from 'vnpay'
import type { Settings } from '../../../platform/settings/settings'
import type { GatewayMethod, PaymentDue } from '../payment-method'
import { askVnpay } from './ask-vnpay'
import { gatewayTime } from './gateway-time'
import { noticeAnswers } from './notice-answers'
import { vnpayProvider } from './provider'
import { readOutcome } from './read-outcome'
import { isSignedQuery } from './signature'
import type { Terminal } from './terminal'

/** VNPAY wants an address of the customer; the shop keeps and passes on none. */
const noAddress = '127.0.0.1'

/** Others may stand beside them in the address; VNPAY signs only its own. */
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
    minutesToPay: settings.PAYMENT_MINUTES,
    begin: (due) => ({ url: payAt(due), transfer: null }),
    readNotice(given) {
      const query = ownParameters(given)
      if (!isSignedQuery(terminal.secret, query)) return null
      if (query.vnp_TmnCode !== terminal.code) return null
      const outcome = readOutcome(query)
      return outcome && { reference: query.vnp_TxnRef ?? '', outcome }
    },
    answerNotice: (told) => noticeAnswers[told],
    ask: (payment) => askVnpay(terminal, payment),
  }
}
