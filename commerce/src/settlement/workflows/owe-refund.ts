import type { MedusaContainer } from '@medusajs/framework/types'
import { captureAmountSql } from '../../medusa-tables/money-entries'
import { findMethod } from '../../payments/methods/methods'
import type { AttemptRow, RefundReason } from '../../payments/module/rows'
import { SHOP_PAYMENT, type ShopPaymentService } from '../../payments/module/service'
import { systemPaymentProvider } from '../../platform/setup/names'

/**
 * Records that money which pays no order is due for a refund, and captures it in Medusa, in one
 * transaction. Idempotent by payment and transaction.
 */
export async function oweRefund(
  container: MedusaContainer,
  { id, method }: Pick<AttemptRow, 'id' | 'method'>,
  gatewayNumber: string | null,
  reason: RefundReason,
): Promise<void> {
  const provider = findMethod(method)?.provider ?? systemPaymentProvider
  await container
    .resolve<ShopPaymentService>(SHOP_PAYMENT)
    .oweRefund({ id, gatewayNumber }, reason, (run, owed) =>
      run(captureAmountSql(owed, { provider, method })),
    )
}
