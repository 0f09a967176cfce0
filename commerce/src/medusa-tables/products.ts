import { ProductStatus } from '@medusajs/framework/utils'
import { type Sql, sql } from '@nas/query/sql'

interface SaleTerms {
  currency: string
  stockLocationId: string
}

/** The products on sale with these numbers, as `SellableProduct`. */
export const sellableProductsSql = (
  numbers: number[],
  { currency, stockLocationId }: SaleTerms,
): Sql => sql`
  select distinct on (product.id) product.external_id::int as number, product.id, product.title,
    nullif(product.metadata->>'name_en', '') as "titleEn", product.handle,
    nullif(product.metadata->>'image', '') as image, variant.id as "variantId", variant.sku,
    priced.price_set_id as "priceSetId", stocked.inventory_item_id as "inventoryItemId",
    greatest(coalesce(level.stocked_quantity - level.reserved_quantity, 0), 0)::int as available,
    (select min(amount)::float8 from price
     where price.price_set_id = priced.price_set_id and price.currency_code = ${currency}
       and price.price_list_id is null and price.rules_count = 0
       and price.deleted_at is null) as "listPrice"
  from product
  join product_variant as variant
    on variant.product_id = product.id and variant.deleted_at is null
  join product_variant_price_set as priced
    on priced.variant_id = variant.id and priced.deleted_at is null
  join product_variant_inventory_item as stocked
    on stocked.variant_id = variant.id and stocked.deleted_at is null
  left join inventory_level as level
    on level.inventory_item_id = stocked.inventory_item_id
    and level.location_id = ${stockLocationId} and level.deleted_at is null
  where product.external_id = any(${numbers.map(String)})
    and product.status = ${ProductStatus.PUBLISHED} and product.deleted_at is null
  order by product.id, variant.id`

/** Names of products by number, also of those that were deleted in the content application. */
export const productNamesSql = (numbers: string[]): Sql => sql`
  select distinct on (external_id) external_id as number, title as name,
    nullif(metadata->>'name_en', '') as name_en
  from product where external_id = any(${numbers})
  order by external_id, deleted_at desc nulls first`

export const productsNamedLike = `
  select external_id from product where search_text like ? and deleted_at is null`

/** Condition: the product whose number an expression yields as text is on sale. */
export const isOnSale = (number: string) => `exists (
  select from product p where p.external_id = ${number}
  and p.status = 'published' and p.deleted_at is null)`
