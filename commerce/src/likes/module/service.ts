import { generateEntityId } from '@medusajs/framework/utils'
import { SqlService } from '../../platform/database/sql-service'

/** Name under which the container knows the service. */
export const SHOP_LIKE = 'shop_like'

export interface LikeRow {
  id: string
  customer_id: string
  product: number
  created_at: Date
  updated_at: Date
}

const columns = 'id, customer_id, product, created_at, updated_at'

export class ShopLikeService extends SqlService {
  /** The customer's likes, newest first, at most `most`. */
  async ofCustomer(customerId: string, most: number): Promise<LikeRow[]> {
    return this.rows<LikeRow>({
      sql: `select ${columns} from product_like where customer_id = ? and deleted_at is null
            order by created_at desc, id limit ?`,
      values: [customerId, most],
    })
  }

  /** Everybody's likes of these products, newest first, at most `most` of each. */
  async ofProducts(products: number[], most: number): Promise<LikeRow[]> {
    if (products.length === 0) return []
    const wanted = products.map(() => '(?::int)').join(', ')
    return this.rows<LikeRow>({
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
  async find(id: string, customerId: string): Promise<LikeRow | undefined> {
    const found = await this.first<LikeRow>({
      sql: `select ${columns} from product_like
            where id = ? and customer_id = ? and deleted_at is null`,
      values: [id, customerId],
    })
    return found
  }

  /** Makes the like, or returns the one there is: of several at once the index lets one in. */
  async add(customerId: string, product: number): Promise<LikeRow> {
    // An update that changes nothing, so that the row that was there is returned too.
    const like = await this.first<LikeRow>({
      sql: `insert into product_like (id, customer_id, product) values (?, ?, ?)
            on conflict (customer_id, product) where deleted_at is null
            do update set product = excluded.product returning ${columns}`,
      values: [generateEntityId(undefined, 'like'), customerId, product],
    })
    if (like === undefined) throw new Error('A like was not stored')
    return like
  }

  /** Removes the like, if it is this customer's. @returns what it was */
  async remove(id: string, customerId: string): Promise<LikeRow | undefined> {
    const removed = await this.first<LikeRow>({
      sql: `delete from product_like
            where id = ? and customer_id = ? and deleted_at is null returning ${columns}`,
      values: [id, customerId],
    })
    return removed
  }

  /** How many products the customer likes. */
  async count(customerId: string): Promise<number> {
    const counted = await this.first<{ count: number }>({
      sql: `select count(*)::int as count from product_like
            where customer_id = ? and deleted_at is null`,
      values: [customerId],
    })
    return counted?.count ?? 0
  }

  /** Leaves nothing of the customer's likes. */
  async removeAllOf(customerId: string): Promise<void> {
    await this.rows({
      sql: 'delete from product_like where customer_id = ?',
      values: [customerId],
    })
  }
}
