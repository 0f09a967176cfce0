import { emailTemplates } from '../../src/background/email-templates'
import { sendDueEmails } from '../../src/email/delivery/send-due-emails'
import { OPERATIONS, type OperationsService } from '../../src/operations/module/service'
import { movedOutcome, type RecordedMove } from '../../src/orders/module/record-sql'
import { SHOP_ORDER, type ShopOrderService } from '../../src/orders/module/service'
import { moveOrderType } from '../../src/orders/workflows/move-order/move-order'
import { enqueueOrderEmails } from '../../src/orders/workflows/order-emails/enqueue-order-emails'
import type { Mailbox } from './mailbox'
import { orderBody } from './order-body'
import type { Shop } from './shop'

/** Orders and the emails about them. */
export class OrderEmails {
  readonly #shop: Shop
  readonly #mailbox: Mailbox
  readonly #product: number

  constructor(shop: Shop, mailbox: Mailbox, product: number) {
    this.#shop = shop
    this.#mailbox = mailbox
    this.#product = product
  }

  /** More of every product than the tests order. */
  async fillStock(): Promise<void> {
    await this.#shop.rows(
      `update inventory_level set stocked_quantity = 1000,
         raw_stocked_quantity = '{"value": "1000", "precision": 20}'
       where inventory_item_id in (select id from inventory_item where sku like 'product-84%')`,
    )
  }

  /** Places an order of the product. @returns its number */
  async place(change: Record<string, unknown> = {}, token?: string): Promise<number> {
    const items = [{ product: this.#product, quantity: 1 }]
    const body = orderBody({ items, email: 'buoi@example.com', ...change })
    const placed = await this.#shop.ask('/store/shop/orders', { body, ...(token && { token }) })
    if (placed.status !== 200) throw new Error(`Not placed: ${JSON.stringify(placed.body)}`)
    return placed.body.order.id
  }

  /** Records moves like the move's workflow, without Medusa's part. */
  async move(order: number, ...moves: Partial<RecordedMove>[]): Promise<void> {
    const service = this.#shop.container.resolve<ShopOrderService>(SHOP_ORDER)
    const operations = this.#shop.container.resolve<OperationsService>(OPERATIONS)
    for (const move of moves) {
      const record = await service.find(order, null)
      if (record === undefined) throw new Error('There is no such order')
      const begun = { subject: record.id, intent: {} }
      const operation = await operations.replace(moveOrderType, begun)
      const outcome = movedOutcome({
        recordId: record.id,
        orderId: record.order_id,
        from: record.state,
        to: 'confirm',
        actor: 'staff',
        actorId: null,
        reason: null,
        ...move,
      })
      await operations.commit(operation, outcome)
    }
  }

  readonly look = () => enqueueOrderEmails(this.#shop.container)

  /** Enqueued emails in the order of sending. */
  readonly written = () =>
    this.#shop.rows(
      `select m.*, r.display_id as number from outgoing_mail m
       left join order_record r on r.id = m.data->>'record'
       order by m.next_attempt_at, m.id`,
    )

  readonly send = async () => {
    await this.#shop.rows('update outgoing_mail set next_attempt_at = now()')
    await sendDueEmails(this.#shop.container, this.#mailbox.transport, emailTemplates)
  }

  /** Emails about events since the last call. */
  readonly sent = async () => {
    this.#mailbox.mails.length = 0
    await this.look()
    await this.send()
    return this.#mailbox.mails
  }
}
