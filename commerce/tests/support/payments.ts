import { afterAll, beforeAll } from 'vitest'
import { recoverOperations } from '../../src/recovery/recover-operations'
import { checkPayments } from '../../src/settlement/workflows/check-payments'
import { fakeProduct } from './fake-content'
import { orderBody } from './order-body'
import { type Answer, type Shop, useShop } from './shop'
import { resultQuery, VnpaySimulator } from './vnpay-simulator'

export interface Waiting {
  /** Number and code of the order. */
  id: number
  code: string
  reference: string
  amount: number
}

/** Helpers for tests of payments with a shop and a gateway. */
export class PaymentTests {
  readonly gateway = new VnpaySimulator()
  private token: string | undefined
  private readonly shop: Shop
  private readonly product: number

  constructor(shop: Shop, product: number) {
    this.shop = shop
    this.product = product
  }

  /** Enough stock for any number of orders. */
  async fillStock(): Promise<void> {
    await this.shop.rows(
      `update inventory_level set stocked_quantity = 100000,
         raw_stocked_quantity = '{"value":"100000","precision":20}'
       where inventory_item_id in (select id from inventory_item where sku = ?)`,
      [`product-${this.product}`],
    )
  }

  async memberToken(): Promise<string> {
    this.token ??= await this.shop.memberToken()
    return this.token
  }

  async place(payment: string, change: Record<string, unknown> = {}): Promise<Answer> {
    const items = [{ product: this.product, quantity: 1 }]
    const body = orderBody({ items, payment, ...change })
    return this.shop.ask('/store/shop/orders', { body, token: await this.memberToken() })
  }

  /** An order with a due payment. */
  async waiting(payment = 'vnpay'): Promise<Waiting> {
    const { status, body } = await this.place(payment)
    if (status !== 200) throw new Error(`The order was not placed: ${JSON.stringify(body)}`)
    const { id, code, total: amount } = body.order
    const [attempt] = await this.shop.rows(
      'select reference from payment_attempt where display_id = ?',
      [id],
    )
    return { id, code, reference: attempt.reference, amount }
  }

  async sendIpnOf(query: string): Promise<string> {
    const { status, body } = await this.shop.ask(`/store/shop/payments/vnpay/notice?${query}`)
    if (status !== 200) throw new Error(`An IPN was answered ${status}`)
    return body.RspCode
  }

  sendIpn({ reference, amount }: Waiting, result: { code?: string; number?: string } = {}) {
    return this.sendIpnOf(resultQuery({ reference, amount, ...result }))
  }

  returnToShop({ reference, amount }: Waiting, result: { code?: string; status?: string } = {}) {
    const parameters = new URLSearchParams(resultQuery({ reference, amount, ...result }))
    const query = Object.fromEntries(parameters)
    return this.shop.ask('/store/shop/payments/vnpay/return', { body: { query } })
  }

  async move({ id }: { id: number }, state: string, as: 'member' | 'staff'): Promise<Answer> {
    const token = as === 'member' ? await this.memberToken() : await this.shop.staffToken()
    const area = as === 'member' ? 'store' : 'admin'
    return this.shop.ask(`/${area}/shop/orders/${id}/state`, { body: { state }, token })
  }

  /** Moves the end of the time limit so many minutes into the past. */
  async runOut({ id }: { id: number }, minutesAgo = 0): Promise<void> {
    await this.shop.rows(
      `update payment_attempt set expires_at = now() - make_interval(mins => ?)
       where display_id = ?`,
      [minutesAgo, id],
    )
  }

  /** Runs the jobs after the lease of a settlement. */
  async runJob(): Promise<void> {
    await this.shop.rows('update operation set next_run_at = now()')
    await recoverOperations(this.shop.container)
    await checkPayments(this.shop.container)
  }

  /** What Medusa knows of the money of an order. */
  async medusaMoney({ id }: { id: number }) {
    const [money] = await this.shop.rows(
      `select coalesce(sum(captured), 0)::int as captured, coalesce(sum(refunded), 0)::int as refunded,
         max(c.captured_amount)::int as collection_captured,
         max(c.refunded_amount)::int as collection_refunded,
         (select sum(amount)::int from order_transaction t where t.order_id = o.id) as entered,
         (select (totals->>'transaction_total')::int from order_summary s
            where s.order_id = o.id) as summed
       from "order" o join order_payment_collection l on l.order_id = o.id
       join payment_collection c on c.id = l.payment_collection_id
       left join payment p on p.payment_collection_id = c.id
       left join lateral (select sum(amount) as captured from capture where payment_id = p.id) on true
       left join lateral (select sum(amount) as refunded from refund where payment_id = p.id) on true
       where o.display_id = ? group by o.id`,
      [id],
    )
    return money
  }

  /** The state of an order in the shop and in Medusa. */
  async standing({ id }: { id: number }) {
    const [order] = await this.shop.rows(
      `select o.state, o.total::int as total, a.state as payment,
         (select status from payment_collection c join order_payment_collection l
            on l.payment_collection_id = c.id where l.order_id = o.order_id) as collection,
         (select count(*)::int from capture p join payment y on y.id = p.payment_id
            join order_payment_collection l on l.payment_collection_id = y.payment_collection_id
            where l.order_id = o.order_id and p.deleted_at is null) as captures,
         (select count(*)::int from order_transaction t where t.order_id = o.order_id
            and t.reference = 'capture' and t.deleted_at is null) as entries,
         (select count(distinct r.id)::int from reservation_item r join order_item i
            on i.item_id = r.line_item_id where i.order_id = o.order_id
            and r.deleted_at is null) as reserved,
         coalesce((select json_agg(json_build_object('reason', reason, 'amount', amount))
            from refund_due d where d.display_id = o.display_id), '[]') as refunds,
         (select reason from order_transition m where m.record_id = o.id
            order by created_at desc limit 1) as reason
       from order_record o left join payment_attempt a on a.display_id = o.display_id
       where o.display_id = ?`,
      [id],
    )
    return order
  }
}

/**
 * A shop with a gateway, and unlimited stock of one product.
 * @param others further products, with the default stock
 */
export function usePayments(
  product: number,
  ...others: number[]
): { shop: Shop; pay: PaymentTests } {
  const { shop } = useShop(...[product, ...others].map((number) => fakeProduct(number)))
  const pay = new PaymentTests(shop, product)
  beforeAll(async () => {
    await pay.gateway.start()
    await pay.fillStock()
  })
  afterAll(() => pay.gateway.stop())
  return { shop, pay }
}
