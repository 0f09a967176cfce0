import {
  InpOrderAlreadyConfirmed,
  IpnFailChecksum,
  IpnInvalidAmount,
  IpnOrderNotFound,
  type IpnResponse,
  IpnSuccess,
  IpnUnknownError,
  ProductCode,
  VNPay,
  VnpLocale,
} from 'vnpay'
import type { Settings } from '../../../platform/settings/settings'
import { OutsidePaymentProvider } from '../outside-provider'
import type { GatewayMethod, PaymentDue } from '../payment-method'
import { askVnpay } from './ask-vnpay'
import { gatewayTime, readOutcome } from './parameters'
import { isSignedQuery, type Terminal } from './signature'

export class VnpayPaymentProvider extends OutsidePaymentProvider {
  static override identifier = 'vnpay'
}

/** Under this id Medusa knows the provider. */
const vnpayProvider = 'pp_vnpay_default'

/** VNPAY sends again what is answered neither 00 nor 02. */
const ipnAcknowledgements = {
  settled: IpnSuccess,
  undecided: IpnSuccess,
  known: InpOrderAlreadyConfirmed,
  reference_unknown: IpnOrderNotFound,
  amount_wrong: IpnInvalidAmount,
  unsigned: IpnFailChecksum,
  not_carried_out: IpnUnknownError,
} as const satisfies Record<Parameters<GatewayMethod['acknowledgeIpn']>[0], IpnResponse>

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
    readIpn(given) {
      const query = ownParameters(given)
      if (!isSignedQuery(terminal.secret, query)) return null
      // The address to pay at is signed with the same secret, and carries a command; a report has none.
      if (query.vnp_TmnCode !== terminal.code || 'vnp_Command' in query) return null
      const outcome = readOutcome(query)
      return outcome && { reference: query.vnp_TxnRef ?? '', outcome }
    },
    acknowledgeIpn: (result) => ipnAcknowledgements[result],
    ask: (payment) => askVnpay(terminal, payment),
  }
}
