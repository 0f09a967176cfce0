import type { ModuleProvider } from '@medusajs/framework/utils'
import { fieldError } from '../../platform/errors/shop-error'
import { type Settings, settings } from '../../platform/settings/settings'
import { systemPaymentProvider } from '../../platform/setup/names'
import {
  type GatewayMethod,
  isGateway,
  type PaymentChoice,
  type PaymentMethod,
} from './payment-method'
import { VietqrPaymentProvider, vietqrMethod } from './vietqr/vietqr-method'
import { VnpayPaymentProvider, vnpayMethod } from './vnpay/vnpay-method'

function codMethod(): PaymentMethod {
  return {
    code: 'cod',
    kind: 'cod',
    provider: systemPaymentProvider,
    timeToPay: null,
    begin: () => ({ url: null, transfer: null }),
  }
}

type ProviderClass = Parameters<typeof ModuleProvider>[1]['services'][number]

interface Listed {
  /** Returns null when the settings of the method are missing. */
  offer(settings: Settings): PaymentMethod | null
  /** Medusa's payment provider, if the method has its own. */
  provider?: ProviderClass
}

/** All payment methods; a new method needs a folder and a line here. */
export const methods: readonly Listed[] = [
  { offer: codMethod },
  { offer: vnpayMethod, provider: VnpayPaymentProvider },
  { offer: vietqrMethod, provider: VietqrPaymentProvider },
]

let offered: readonly PaymentMethod[] | undefined

function offeredMethods(): readonly PaymentMethod[] {
  offered ??= methods.flatMap(({ offer }) => offer(settings()) ?? [])
  return offered
}

/** Codes of the methods that do not need the customer's browser. */
export const methodsByPhone = (): string[] =>
  offeredMethods()
    .filter(({ kind }) => kind !== 'online')
    .map(({ code }) => code)

export function findMethod(code: string): PaymentMethod | null {
  return offeredMethods().find((method) => method.code === code) ?? null
}

/** The gateway with this code; null for other methods, and when the gateway is not offered. */
export function findGateway(code: string): GatewayMethod | null {
  const method = findMethod(code)
  return method && isGateway(method) ? method : null
}

/** @throws ShopError payment_unavailable */
export function paymentChoice(wanted: string): PaymentChoice {
  const method = findMethod(wanted)
  if (method) {
    const { code, kind, provider, timeToPay } = method
    return { code, kind, provider, timeToPay }
  }
  const message = 'This way of payment is not offered.'
  throw fieldError('payment_unavailable', 'payment', message)
}
