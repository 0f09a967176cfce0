import type { Account } from '@nas/contract/accounts'
import { consentPurposes, consentVersion } from '@nas/contract/consents'
import { formatDate } from '@nas/domain/dates'
import { useEffect } from 'react'
import { fetchAccount } from '../../api-client/account.ts'
import type { EarlierConsents } from '../../forms/consents.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { orderForm } from './order-form.ts'

const nothing: EarlierConsents = {}

/** What stands of an account's consents, with the day; what another wording asked for does not. */
export function standingConsents({ consents }: Pick<Account, 'consents'>): EarlierConsents {
  const given = consentPurposes.flatMap((purpose) => {
    const last = consents.findLast((consent) => consent.purpose === purpose)
    const stands = last?.granted === true && last.version === consentVersion
    return stands ? [[purpose, formatDate(last.at)]] : []
  })
  return Object.fromEntries(given)
}

const load = async () => standingConsents(await fetchAccount())

/**
 * What a member has agreed to before, which the form then says as well; undefined while that is
 * looked up. Where it cannot be, everything is asked for again.
 */
export function useEarlierConsents(member: string | undefined): EarlierConsents | undefined {
  const loaded = useLoaded(member, load)
  const earlier = loaded.state === 'ready' ? loaded.value : nothing

  useEffect(() => {
    const given = Object.keys(earlier).map((purpose) => [purpose, true])
    if (given.length > 0) orderForm.fill(Object.fromEntries(given))
  }, [earlier])

  return loaded.state === 'loading' ? undefined : earlier
}
