import type { PaymentRefusal } from '@nas/contract/payments/fields'
import { type PaymentResult, receiveIpn, receiveReturn } from '@nas/contract/payments/operations'
import {
  GatewayError,
  MissingRecordError,
  RejectedError,
} from '../../gateways/transport/gateway-errors.ts'
import { href } from '../../i18n/href.ts'
import { browserLocale } from '../answers/cookies.ts'
import { Reply } from '../answers/reply.ts'
import { type ApiRequest, call, type Endpoint } from '../endpoints/endpoint.ts'

interface PaymentGateway {
  code: string
  /** Makes the gateway retry while commerce is unavailable. */
  later: Record<string, string>
  refusal: (parameters: Record<string, string>) => PaymentRefusal
}

const vnpayRefusals: ReadonlyMap<string, PaymentRefusal> = new Map([
  ['11', 'expired'],
  ['24', 'cancelled'],
  ['51', 'funds'],
])

const gateways: readonly PaymentGateway[] = [
  {
    code: 'vnpay',
    later: { RspCode: '99', Message: 'Unknown error' },
    refusal: ({ vnp_ResponseCode = '' }) => vnpayRefusals.get(vnp_ResponseCode) ?? 'declined',
  },
]

/** Unchanged parameters; a gateway never signs repeated or nested ones. */
function parametersOf({ query }: ApiRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function ipn({ code, later }: PaymentGateway): Endpoint {
  return call(`GET /app/payments/${code}/notice`, {
    summary: `Report of a payment by ${code} (IPN); answered in its own format`,
    access: 'all',
    answer: { schema: receiveIpn.answer },
    run: async (request) => {
      try {
        const sent = { ...parametersOf(request), gateway: code }
        return await request.commerce.call(receiveIpn, null, sent)
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        request.context.log.error({ err: error, gateway: code }, 'an IPN was not processed')
        return later
      }
    },
  })
}

const pages = { success: 'thanh-cong', failure: 'that-bai', waiting: 'cho-ket-qua' } as const

function pageOf({ order, result, locale }: PaymentResult, refusal: PaymentRefusal): string {
  const reason = result === 'failure' ? `&reason=${refusal}` : ''
  const query = `?order=${encodeURIComponent(order)}${reason}`
  return `${href(locale, `/thanh-toan/${pages[result]}`)}${query}`
}

/** Unsigned or unknown: no data of an order is returned. */
function isForged(error: unknown): boolean {
  return error instanceof MissingRecordError || error instanceof RejectedError
}

function gatewayReturn({ code, refusal }: PaymentGateway): Endpoint {
  return call(`GET /app/payments/${code}/return`, {
    summary: `Return address of customers from ${code}`,
    access: 'all',
    answer: { redirectsTo: 'the page that shows how the payment went' },
    run: async (request) => {
      try {
        const query = parametersOf(request)
        const result = await request.commerce.call(receiveReturn, null, { gateway: code, query })
        return Reply.redirect(pageOf(result, refusal(query)))
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        const locale = browserLocale(request.request)
        if (isForged(error)) return Reply.redirect(href(locale, `/thanh-toan/${pages.failure}`))
        request.context.log.error(
          { err: error, gateway: code },
          'a payment return was not processed',
        )
        return Reply.redirect(href(locale, `/thanh-toan/${pages.waiting}`))
      }
    },
  })
}

export const paymentGateways: readonly Endpoint[] = gateways.flatMap((gateway) => [
  ipn(gateway),
  gatewayReturn(gateway),
])
