import type { MedusaRequest } from '@medusajs/framework/http'
import { type Fields, withheldNames } from '@nas/contract/fields'
import { orderFields, orderLineFields, refundFields } from '@nas/contract/order-fields'
import { callerMay } from '../../accounts/http/permissions'
import { orderColumns } from '../queries/order-columns'
import type { ShopOrder } from '../queries/shop-order'

function withheldFrom(request: MedusaRequest, fields: Fields): string[] {
  return withheldNames(fields, (needed) => callerMay(request, needed))
}

const emptied = (names: string[]) => Object.fromEntries(names.map((name) => [name, null]))

/** Shows orders as the duties of their reader allow: null for what is not theirs to see. */
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

/** What staff may filter and sort orders by: nobody learns by asking what is not shown. */
export function staffColumns(request: MedusaRequest) {
  const withheld = new Set(withheldFrom(request, orderFields))
  const columns = Object.entries(orderColumns).filter(([name]) => !withheld.has(name))
  return Object.fromEntries(columns)
}
