import type { InferTypeOf, MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import { type Sql, sql } from '@nas/query/sql'
import { dateBackSql, type PastStep } from '../../platform/database/date-back'
import { insertSql } from '../../platform/database/run-sql'
import { SqlService } from '../../platform/database/sql-service'
import type { ProductLike } from './models/product-like'

export const SHOP_LIKE = 'shop_like'

export type LikeRow = InferTypeOf<typeof ProductLike>

export const likes = (container: MedusaContainer) => container.resolve<ShopLikeService>(SHOP_LIKE)

export const deleteLikesOfSql = (customerId: string): Sql =>
  sql`delete from product_like where customer_id = ${customerId}`

export const dateLikesBackSql = (customerId: string, step: PastStep): Sql =>
  dateBackSql('product_like', ['created_at', 'updated_at'], sql`customer_id = ${customerId}`, step)

export class ShopLikeService extends SqlService {
  ofCustomer(customerId: string, most: number): Promise<LikeRow[]> {
    return this.rows<LikeRow>(sql`
      select * from product_like where customer_id = ${customerId} and deleted_at is null
      order by created_at desc, id limit ${most}`)
  }

  /** Likes of these products by all members, newest first, at most `most` per product. */
  ofProducts(products: number[], most: number): Promise<LikeRow[]> {
    return this.rows<LikeRow>(sql`
      select liked.* from unnest(${products.map(String)}::int[]) as wanted (number)
      cross join lateral (
        select * from product_like
        where product = wanted.number and deleted_at is null
        order by created_at desc, id limit ${most}
      ) as liked order by liked.created_at desc, liked.id`)
  }

  find(id: string, customerId: string): Promise<LikeRow | undefined> {
    return this.first<LikeRow>(sql`
      select * from product_like
      where id = ${id} and customer_id = ${customerId} and deleted_at is null`)
  }

  /** Creates the like, or returns the existing one: the unique index admits one. */
  async add(customer_id: string, product: number): Promise<LikeRow> {
    const id = generateEntityId(undefined, 'like')
    // An update without effect, so that an existing row is returned too.
    const like = await this.first<LikeRow>(sql`
      ${insertSql('product_like', { id, customer_id, product })}
      on conflict (customer_id, product) where deleted_at is null
      do update set product = excluded.product returning *`)
    if (like === undefined) throw new Error('A like was not stored')
    return like
  }

  /** @returns the removed like, if this customer owns it */
  remove(id: string, customerId: string): Promise<LikeRow | undefined> {
    return this.first<LikeRow>(sql`
      delete from product_like
      where id = ${id} and customer_id = ${customerId} and deleted_at is null returning *`)
  }

  async count(customerId: string): Promise<number> {
    const counted = await this.first<{ count: number }>(sql`
      select count(*)::int as count from product_like
      where customer_id = ${customerId} and deleted_at is null`)
    return counted?.count ?? 0
  }
}
