import {
  generateEntityId,
  InjectManager,
  MedusaContext,
  MedusaService,
} from '@medusajs/framework/utils'
import { rows, type SqlContext } from '../../platform/database/rows'
import { ProductLike } from './models/product-like'

export interface LikeRow {
  id: string
  customer_id: string
  product: number
  created_at: Date
  updated_at: Date
}

const columns = 'id, customer_id, product, created_at, updated_at'

export class ShopLikeService extends MedusaService({ ProductLike }) {
  /** The customer's likes, newest first, at most `most`. */
  @InjectManager()
  async ofCustomer(
    customerId: string,
    most: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<LikeRow[]> {
    return rows<LikeRow>(context, {
      sql: `select ${columns} from product_like where customer_id = ? and deleted_at is null
            order by created_at desc, id limit ?`,
      values: [customerId, most],
    })
  }

  /** Everybody's likes of these products, newest first, at most `most` of each. */
  @InjectManager()
  async ofProducts(
    products: number[],
    most: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<LikeRow[]> {
    if (products.length === 0) return []
    const wanted = products.map(() => '(?::int)').join(', ')
    return rows<LikeRow>(context, {
      sql: `select liked.* from (values ${wanted}) as wanted (number)
            cross join lateral (
              select ${columns} from product_like
              where product = wanted.number and deleted_at is null
              order by created_at desc, id limit ?
            ) as liked order by liked.created_at desc, liked.id`,
      values: [...products, most],
    })
  }

  /** The like with this id, if it is this customer's. */
  @InjectManager()
  async find(
    id: string,
    customerId: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<LikeRow | undefined> {
    const [found] = await rows<LikeRow>(context, {
      sql: `select ${columns} from product_like
            where id = ? and customer_id = ? and deleted_at is null`,
      values: [id, customerId],
    })
    return found
  }

  /** Makes the like, or answers the one there is: of several at once the index lets one in. */
  @InjectManager()
  async add(
    customerId: string,
    product: number,
    @MedusaContext() context: SqlContext = {},
  ): Promise<LikeRow> {
    // An update that changes nothing, so that the row that was there is answered too.
    const [like] = await rows<LikeRow>(context, {
      sql: `insert into product_like (id, customer_id, product) values (?, ?, ?)
            on conflict (customer_id, product) where deleted_at is null
            do update set product = excluded.product returning ${columns}`,
      values: [generateEntityId(undefined, 'like'), customerId, product],
    })
    if (like === undefined) throw new Error('A like was not stored')
    return like
  }

  /** Takes the like back, if it is this customer's. @returns what it was */
  @InjectManager()
  async remove(
    id: string,
    customerId: string,
    @MedusaContext() context: SqlContext = {},
  ): Promise<LikeRow | undefined> {
    const [removed] = await rows<LikeRow>(context, {
      sql: `delete from product_like
            where id = ? and customer_id = ? and deleted_at is null returning ${columns}`,
      values: [id, customerId],
    })
    return removed
  }

  /** How many products the customer likes. */
  @InjectManager()
  async count(customerId: string, @MedusaContext() context: SqlContext = {}): Promise<number> {
    const [counted] = await rows<{ count: number }>(context, {
      sql: `select count(*)::int as count from product_like
            where customer_id = ? and deleted_at is null`,
      values: [customerId],
    })
    return counted?.count ?? 0
  }

  /** Leaves nothing of the customer's likes. */
  @InjectManager()
  async removeAllOf(customerId: string, @MedusaContext() context: SqlContext = {}): Promise<void> {
    await rows(context, {
      sql: 'delete from product_like where customer_id = ?',
      values: [customerId],
    })
  }
}
