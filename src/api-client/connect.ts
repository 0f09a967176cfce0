import type { SocialProviderName } from '@nas/contract/connect'
import { ApiError, noAnswer } from './api-error.ts'

/** Where the browser goes to sign in with Google or Facebook. */
export function connectAddress(provider: SocialProviderName, locale: 'vi' | 'en'): string {
  return `/api/connect/${provider}?locale=${locale}`
}

/**
 * Whether the shop sends people on to this provider. Asked before leaving, because an answer made
 * of JSON is no page. @throws ApiError when nobody can tell
 */
export async function canConnect(address: string): Promise<boolean> {
  const answer = await fetch(address, { redirect: 'manual' }).catch((error: unknown) => {
    throw noAnswer('network', error)
  })
  if (answer.type === 'opaqueredirect') return true
  if (answer.status < 500 && answer.status !== 429) return false
  throw new ApiError({ status: answer.status, name: 'UnknownError', message: 'unknown' })
}
