import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { type AuditLogAnswer, auditLogQuery } from '@nas/contract/audit-log'
import { isOrderCode } from '@nas/domain/order-code'
import type { AuditRow } from '@nas/telemetry/audit-log'
import { peopleById } from '../../accounts/queries/find-people'
import { SHOP_ORDER, type ShopOrderService } from '../../orders/module/service'
import { parse } from '../../platform/http/parse'
import { AUDIT_LOG, type AuditLogService } from '../module/service'

/** Orders by the ids and numbers in the rows. */
async function ordersOf(scope: MedusaRequest['scope'], rows: AuditRow[]) {
  const named = rows.flatMap(({ kind, subject }) =>
    subject !== null && (kind === 'order' || kind === 'refund') ? [subject] : [],
  )
  const found = await scope.resolve<ShopOrderService>(SHOP_ORDER).codesOf(named)
  return new Map(found.flatMap((order) => [[order.id, order] as const, [order.number, order]]))
}

/** Id and number of the order whose code is searched for. */
async function subjectsOf(scope: MedusaRequest['scope'], words = ''): Promise<string[]> {
  if (!isOrderCode(words)) return []
  const order = await scope.resolve<ShopOrderService>(SHOP_ORDER).findByCode(words.toUpperCase())
  return order === undefined ? [] : [order.id, String(order.display_id)]
}

/** Changes by staff in commerce, newest first. */
export async function list(
  request: MedusaRequest,
  response: MedusaResponse<AuditLogAnswer>,
): Promise<void> {
  const question = parse(auditLogQuery, request.query)
  const page = { ...question, subjects: await subjectsOf(request.scope, question.q) }
  const rows = await request.scope.resolve<AuditLogService>(AUDIT_LOG).find(page)
  const orders = await ordersOf(request.scope, rows)
  const people = await peopleById(request.scope, [...new Set(rows.map(({ staff }) => staff))])
  response.json({
    entries: rows.map((row) => {
      const person = people.get(row.staff)
      const order = orders.get(row.subject ?? '')
      return {
        ...row,
        subject: order?.code ?? row.subject,
        ...(order && { number: order.number }),
        who: person ? (person.fullname ?? person.username) : null,
      }
    }),
  })
}
