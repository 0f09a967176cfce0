import type { MedusaContainer } from '@medusajs/framework/types'
import { removeAgedConsentsSql } from '../../accounts/module/consent-sql'
import { sqlOf } from '../../platform/database/run-sql'
import { settings } from '../../platform/settings/settings'
import { eraseAgedInvoices } from './erase-orders'

/** How much was removed, by what it was. */
export interface Removed {
  consents: number
  invoices: number
}

/** Removes what was kept for a time that is over. */
export async function removeAged(container: MedusaContainer): Promise<Removed> {
  const run = sqlOf(container)
  const consents = await run(removeAgedConsentsSql(settings().CONSENT_MONTHS))
  return { consents: consents.length, invoices: await eraseAgedInvoices(run) }
}
