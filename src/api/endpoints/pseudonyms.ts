import { createHmac } from 'node:crypto'
import type { ApiContext } from './context.ts'

/** A pseudonym that cannot be reversed without the secret of the shop. */
export function pseudonymOf({ settings }: Pick<ApiContext, 'settings'>, text: string): string {
  const { sessionSecret } = settings.social
  return createHmac('sha256', sessionSecret).update(text).digest('base64url').slice(0, 12)
}

export const networkPseudonym = (context: ApiContext): string =>
  pseudonymOf(context, context.clientAddress)
