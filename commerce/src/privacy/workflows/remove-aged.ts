import type { MedusaContainer } from '@medusajs/framework/types'
import { removeAgedConsentsSql } from '../../accounts/module/delete-account-sql'
import { accounts } from '../../accounts/queries/find-account'
import { mailOutbox } from '../../email/module/service'
import { deleteAgedCartsSql } from '../../medusa-tables/people'
import { eraseAgedInvoicesSql } from '../../orders/module/erase-sql'
import { SHOP_ORDER, type ShopOrderService } from '../../orders/module/service'
import { paymentRecords } from '../../payments/module/service'
import { sqlOf } from '../../platform/database/run-sql'
import { privacyCodes } from '../module/service'

/** Months for which proof of consent is kept after the deletion of its account. */
const consentMonths = 24

/** Days for which a cart saved through the API is kept. */
const cartDays = 90

/** Days for which the outbox keeps the status of an e-mail. */
const emailDays = 90

/** Removes records whose retention period is over. */
export async function removeAged(container: MedusaContainer) {
  const run = sqlOf(container)
  const consents = await run(removeAgedConsentsSql(consentMonths))
  const invoices = await run(eraseAgedInvoicesSql())
  const carts = await run(deleteAgedCartsSql(cartDays))
  const emails = await mailOutbox(container).deleteFinished(emailDays)
  const resetCodes = await accounts(container).deleteExpiredCodes()
  const mailedCodes = await privacyCodes(container).deleteExpired()
  const proofs = await container.resolve<ShopOrderService>(SHOP_ORDER).proofs.deleteExpired()
  return {
    consents: consents.length,
    invoices: invoices.length,
    carts: carts.length,
    emails,
    codes: resetCodes + mailedCodes + proofs,
    bankAccounts: await paymentRecords(container).accounts.deleteAged(),
    phones: await accounts(container).blockedPhones.deleteAged(),
    dataRequests: await privacyCodes(container).requests.deleteAged(),
  }
}
