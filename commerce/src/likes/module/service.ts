import { generateEntityId } from '@medusajs/framework/utils'
import type { Sql } from '@nas/query/sql'
import { SqlService } from '../../platform/database/sql-service'

export const SHOP_LIKE = 'shop_like'

export interface LikeRow {
  id: string
  customer_id: string
  product: number
  created_at: Date
  updated_at: Date
}

const columns = 'id, customer_id, product, created_at, updated_at'

export function deleteLikesOfSql(customerId: string): Sql {
  return { sql: 'delete from product_like where customer_id = ?', values: [customerId] }
}

export class ShopLikeService extends SqlService {
  async ofCustomer(customerId: string, most: number): Promise<LikeRow[]> {
    return this.rows<LikeRow>({
      sql: `select ${columns} from product_like where customer_id = ? and deleted_at is null
            order by created_at desc, id limit ?`,
      values: [customerId, most],
    })
  }

  /** Likes of these products by all members, newest first, at most `most` per product. */
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

  async find(id: string, customerId: string): Promise<LikeRow | undefined> {
    const found = await this.first<LikeRow>({
      sql: `select ${columns} from product_like
            where id = ? and customer_id = ? and deleted_at is null`,
      values: [id, customerId],
    })
    return found
  }

  /** Creates the like, or returns the existing one: the unique index admits one. */
  async add(customerId: string, product: number): Promise<LikeRow> {
    // An update without effect, so that an existing row is returned too.
    const like = await this.first<LikeRow>({
      sql: `insert into product_like (id, customer_id, product) values (?, ?, ?)
            on conflict (customer_id, product) where deleted_at is null
            do update set product = excluded.product returning ${columns}`,
      values: [generateEntityId(undefined, 'like'), customerId, product],
    })
    if (like === undefined) throw new Error('A like was not stored')
    return like
  }

  /**
   * Removes the like, if this customer owns it.
   * @returns the removed like
   */
  async remove(id: string, customerId: string): Promise<LikeRow | undefined> {
    const removed = await this.first<LikeRow>({
      sql: `delete from product_like
            where id = ? and customer_id = ? and deleted_at is null returning ${columns}`,
      values: [id, customerId],
    })
    return removed
  }

  async count(customerId: string): Promise<number> {
    const counted = await this.first<{ count: number }>({
      sql: `select count(*)::int as count from product_like
            where customer_id = ? and deleted_at is null`,
      values: [customerId],
    })
    return counted?.count ?? 0
  }
}
