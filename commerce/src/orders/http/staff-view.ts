import type { MedusaRequest } from '@medusajs/framework/http'
import { type Fields, withheldNames } from '@nas/contract/fields'
import { orderFields, orderLineFields, refundFields } from '@nas/contract/order-fields'
import { callerMay } from '../../accounts/http/permissions'
import type { OrderRecordRow } from '../module/rows'
import { staffOrderColumns } from '../queries/list-orders'
import { readOrder } from '../queries/read-orders'
import type { ShopOrder } from '../queries/shop-order'

function withheldFrom(request: MedusaRequest, fields: Fields): string[] {
  return withheldNames(fields, (needed) => callerMay(request, needed))
}

const emptied = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** Orders as the reader's roles permit; hidden fields are null. */
export function staffView(request: MedusaRequest) {
  const withheld = emptied(withheldFrom(request, orderFields))
  const withheldOfLines = emptied(withheldFrom(request, orderLineFields))
  const withheldOfRefunds = emptied(withheldFrom(request, refundFields))
  const showsCustomer = callerMay(request, 'people.read')
  return (order: ShopOrder) => ({
    ...order,
    ...withheld,
    customer: showsCustomer ? order.customer : null,
    items: order.items.map((item) => ({ ...item, ...withheldOfLines })),
    refunds: order.refunds.map((refund) => ({ ...refund, ...withheldOfRefunds })),
  })
}

export async function viewedByStaff(request: MedusaRequest, record: OrderRecordRow) {
  return staffView(request)(await readOrder(request.scope, record, 'staff'))
}

/** A hidden column cannot be filtered or sorted by: it cannot be probed. */
export function staffColumns(request: MedusaRequest) {
  const withheld = new Set(withheldFrom(request, orderFields))
  const columns = Object.entries(staffOrderColumns).filter(([name]) => !withheld.has(name))
  return Object.fromEntries(columns)
}
