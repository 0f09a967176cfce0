import type { MedusaContainer } from '@medusajs/framework/types'
import * as operations from '@nas/contract/audit-log/operations'
import { isOrderCode } from '@nas/domain/order-code'
import type { AuditRow } from '@nas/telemetry/audit-log'
import { routesOf } from '../../accounts/http/operation-routes'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { AUDIT_LOG, type AuditLogService } from '../../audit-log/module/audit-part'
import { SHOP_ORDER, type ShopOrderService } from '../../orders/module/service'
import { productNames } from '../../stock/queries/product-names'

async function ordersOf(scope: MedusaContainer, rows: AuditRow[]) {
  const named = rows.flatMap(({ kind, subject }) =>
    subject !== null && (kind === 'order' || kind === 'refund') ? [subject] : [],
  )
  const found = await scope.resolve<ShopOrderService>(SHOP_ORDER).codesOf(named)
  return new Map(found.flatMap((order) => [[order.id, order] as const, [order.number, order]]))
}

/** Id and number of the order whose code is searched for. */
async function subjectsOf(scope: MedusaContainer, words = ''): Promise<string[]> {
  if (!isOrderCode(words)) return []
  const order = await scope.resolve<ShopOrderService>(SHOP_ORDER).findByCode(words.toUpperCase())
  return order === undefined ? [] : [order.id, String(order.display_id)]
}

export const auditLogRoutes = routesOf(operations, {
  async readAuditLog({ scope, input }) {
    const page = { ...input, subjects: await subjectsOf(scope, input.q) }
    const log = scope.resolve<AuditLogService>(AUDIT_LOG)
    const rows = await log.find(page)
    const stocked = rows.flatMap(({ kind, subject }) => (kind === 'stock' && subject) || [])
    const named = rows.flatMap(({ staff, subject }) => [staff, subject])
    const [total, orders, people, products] = await Promise.all([
      log.count(page),
      ordersOf(scope, rows),
      peopleById(scope, named),
      productNames(scope, stocked),
    ])
    const entries = rows.map((row) => {
      const { kind, subject, staff } = row
      const order = orders.get(subject ?? '')
      const name =
        kind === 'stock' ? products.get(subject ?? '')?.name : shownName(people.get(subject ?? ''))
      return {
        ...row,
        subject: order?.code ?? subject,
        ...(order && { number: order.number, payment: order.payment }),
        ...(name && { name }),
        who: shownName(people.get(staff)),
      }
    })
    return { entries, total }
  },
})
