import { orderStates } from '@nas/domain'
import {
  array,
  type InferOutput,
  integer,
  minValue,
  nullable,
  nullish,
  number,
  object,
  parse,
  picklist,
  pipe,
  string,
  union,
} from 'valibot'
import { paymentKindOf } from './order-payment.ts'
import type { StaffOrder, StaffOrderLine } from './staff-order.ts'

const money = number()
const text = nullish(string(), '')
const moment = nullish(string(), null)

const format = object({ url: string() })

const pictureSchema = object({
  data: nullish(
    object({
      attributes: object({ url: string(), formats: nullish(object({ thumbnail: nullish(format), small: nullish(format) })) }),
    }),
  ),
})

const lineSchema = object({
  id: union([number(), string()]),
  quantity: number(),
  price: money,
  product: nullish(
    object({
      data: nullable(object({ attributes: object({ name: string(), thub: nullish(pictureSchema) }) })),
    }),
  ),
})

const userSchema = object({
  data: nullable(object({ attributes: object({ fullname: text, username: text }) })),
})

const entrySchema = object({
  id: pipe(number(), integer(), minValue(1)),
  attributes: object({
    code: string(),
    state: picklist(orderStates),
    createdAt: string(),
    estimated_pickup: moment,
    estimated_delivery: moment,
    subtotal: money,
    shipping_price: money,
    discount: money,
    total: money,
    cod_amount: money,
    payment_method: string(),
    name: string(),
    phone: text,
    address: text,
    note: nullish(string(), null),
    user: nullish(userSchema),
    cartitems: nullish(array(lineSchema), []),
  }),
})

type Line = InferOutput<typeof lineSchema>

function lineOf({ id, quantity, price, product }: Line): StaffOrderLine {
  const known = product?.data?.attributes
  const picture = known?.thub?.data?.attributes
  return {
    id,
    quantity,
    price,
    name: known?.name ?? null,
    picture: picture?.formats?.thumbnail?.url ?? picture?.formats?.small?.url ?? picture?.url ?? null,
  }
}

/**
 * @throws ValiError when the answer is no order of the contract (part 4)
 */
export function orderFromEntry(entry: unknown): StaffOrder {
  const { id, attributes } = parse(entrySchema, entry)
  const { cartitems, user, ...rest } = attributes
  const member = user?.data?.attributes
  return {
    ...rest,
    id,
    payment: paymentKindOf(rest.payment_method),
    account: member?.fullname || member?.username || null,
    lines: cartitems.map(lineOf),
  }
}
