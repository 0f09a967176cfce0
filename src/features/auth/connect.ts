import type { SocialProviderName } from '@nas/contract/connect'
import { canConnect, connectAddress } from '../../api-client/connect.ts'
import type { Locale } from '../../i18n/locale.ts'
import { writeSession } from '../../stores/checked-storage.ts'
import { storageKeys } from '../../stores/keys.ts'
import { pageAfterConnect } from './after-sign-in.ts'

/**
 * Leaves for Google or Facebook and keeps where to come back to; false when the shop does not
 * offer this way. @throws ApiError
 */
export async function goToProvider(provider: SocialProviderName, locale: Locale): Promise<boolean> {
  const address = connectAddress(provider, locale)
  if (!(await canConnect(address))) return false
  writeSession(storageKeys.beforeConnect, pageAfterConnect(location))
  location.assign(address)
  return true
}
