import type { Attributes } from '../../content/records.ts'
import type { ContentView } from '../../content/view.ts'
import type { Entry } from '../../contract/answers.ts'
import type { ShopOrder } from '../../gateways/commerce-records.ts'
import { apiShape } from '../api-shapes.ts'
import { type Asked, type EntrySource, toEntry } from '../entries.ts'
import { flatUser } from '../flat-user.ts'

/** An order as an entry; its products come from the content that the caller may see. */
export function orderEntry(order: ShopOrder, view: ContentView, asked: Asked): Entry {
  return toEntry(orderSource(view), 'orders', orderRow(order), asked)
}

function orderRow(order: ShopOrder): Attributes {
  const { created_at, updated_at, customer, items, ...same } = order
  return {
    ...same,
    createdAt: created_at,
    updatedAt: updated_at,
    payment_url: null,
    user: customer && flatUser(customer),
    cartitems: items,
  }
}

function orderSource(view: ContentView): EntrySource {
  return {
    shapeOf: apiShape,
    related(resource, row, relation) {
      if (resource === 'orders') {
        const part = row[relation]
        return Array.isArray(part) ? part : part ? [part] : []
      }
      if (resource === 'cartitems') {
        const product = view.byId('products', Number(row.product))
        return product ? [product] : []
      }
      return resource === 'users' ? [] : view.related(resource, row, relation)
    },
  }
}
