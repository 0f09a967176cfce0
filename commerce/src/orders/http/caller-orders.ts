import * as operations from '@nas/contract/caller-orders/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { callerMay } from '../../accounts/http/permissions'
import { methodsByPhone, paymentChoice } from '../../payments/methods/methods'
import { fieldError } from '../../platform/errors/shop-error'
import { orderRecords } from '../module/service'
import { orderCustomer } from '../queries/order-customer'
import { placeOrder } from '../workflows/place-order/place-order'
import { receiverOf } from '../workflows/place-order/placing'
import { quoteOf } from '../workflows/quote'
import { hashOf, idempotencyKeyOf } from './place'

/** Payments that need the customer's browser are not offered. @throws ShopError */
function choiceOnThePhone(wanted: string) {
  const choice = paymentChoice(wanted)
  if (methodsByPhone().includes(choice.code)) return choice
  const message = 'This way of payment needs the browser of the customer.'
  throw fieldError('payment_unavailable', 'payment', message)
}

export const callerOrderRoutes = routesOf(operations, {
  async placeForCaller({ scope, caller, request, input }) {
    const { display_id: id, code } = await placeOrder(scope, {
      items: input.items,
      receiver: receiverOf(input),
      note: input.note,
      payment: choiceOnThePhone(input.payment),
      locale: input.locale,
      expectedTotal: input.expected_total,
      consents: [],
      customerId: null,
      staffId: caller.id,
      newAccount: null,
      emailProof: null,
      caller: caller.id,
      idempotencyKey: idempotencyKeyOf(request),
      requestHash: hashOf(input),
      // The network is the shop's own: its limits are for visitors.
      origin: null,
    })
    return { id, code }
  },

  async quoteForCaller({ scope, input }) {
    const { lines, subtotal, shippingPrice, discount, total } = await quoteOf(scope, input.items)
    return {
      lines: lines.map(({ product: { number, available }, quantity, price }) => {
        return { product: number, quantity, price, available }
      }),
      subtotal,
      shipping_price: shippingPrice,
      discount,
      total,
      payments: methodsByPhone(),
    }
  },

  async findCaller({ scope, request, input: { phone } }) {
    const last = await orderRecords(scope).findLatestOf(phone)
    if (last === undefined) return null
    const { name, email, address, province, district, ward } = last
    const customer = await orderCustomer(scope, last)
    return {
      receiver: {
        name,
        email,
        address,
        province: province ?? '',
        district: district || null,
        ward,
      },
      customer: callerMay(request, 'orders.amounts') ? customer : { ...customer, value: null },
    }
  },
})
