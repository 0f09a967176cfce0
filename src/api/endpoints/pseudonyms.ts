import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { deviceCookie, readCookie, setCookie } from '../answers/cookies.ts'
import type { ApiContext } from './context.ts'
import type { ApiRequest } from './endpoint.ts'

/** A pseudonym that cannot be reversed without the secret of the shop. */
export function pseudonymOf({ settings }: Pick<ApiContext, 'settings'>, text: string): string {
  const { sessionSecret } = settings.social
  return createHmac('sha256', sessionSecret).update(text).digest('base64url').slice(0, 12)
}

export const networkPseudonym = (context: ApiContext): string =>
  pseudonymOf(context, context.clientAddress)

export interface OrderDevice {
  /** Pseudonym of the browser for commerce. */
  mark: string
  known: boolean
  cookie: string
}

const signed = (context: ApiContext, id: string) => `${id}.${pseudonymOf(context, `device ${id}`)}`

function isSigned(context: ApiContext, value: string, id: string): boolean {
  const [given, expected] = [Buffer.from(value), Buffer.from(signed(context, id))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The browser of the request by its signed cookie; a forged or missing one makes a new device. */
export function orderDevice({
  request,
  context,
}: Pick<ApiRequest, 'request' | 'context'>): OrderDevice {
  const { shopUrl } = context.settings
  const value = readCookie(deviceCookie, request, shopUrl) ?? ''
  const [named = ''] = value.split('.')
  const known = value !== '' && isSigned(context, value, named)
  const id = known ? named : randomUUID()
  return {
    mark: pseudonymOf(context, `orders of device ${id}`),
    known,
    cookie: setCookie(deviceCookie, signed(context, id), shopUrl),
  }
}
