import type { Sql } from '@nas/query/sql'

/** Medusa keeps each quantity twice: as a number, and as text in an object. */
const set = (column: string, sign: '+' | '-') => {
  const sum = `(l.${column} ${sign} u.quantity)`
  const text = `trim_scale(${sum})::text`
  return `${column} = ${sum}, raw_${column} = l.raw_${column} || jsonb_build_object('value', ${text})`
}

const there = `l.inventory_item_id = u.inventory_item_id and l.location_id = u.location_id
  and l.deleted_at is null`

/**
 * The parcel takes the units that were reserved for these lines out of the stock. One statement
 * with its mark (`packed_at`), so that it happens once, however often it is repeated.
 */
export function takeUnitsSql(parcelId: string, lineIds: string[]): Sql {
  return {
    sql: `with taken as (
        update fulfillment set packed_at = now(), updated_at = now()
        where id = ? and packed_at is null and canceled_at is null returning id),
      freed as (
        update reservation_item r set deleted_at = now(), updated_at = now() from taken
        where r.line_item_id in (${lineIds.map(() => '?').join(', ')}) and r.deleted_at is null
        returning r.inventory_item_id, r.location_id, r.quantity),
      units as (
        select inventory_item_id, location_id, sum(quantity) as quantity from freed group by 1, 2)
      update inventory_level l set updated_at = now(),
        ${set('stocked_quantity', '-')}, ${set('reserved_quantity', '-')}
      from units u where ${there}`,
    values: [parcelId, ...lineIds],
  }
}

/** The parcel gives back what it took; once, as `takeUnitsSql` takes once. */
export function giveUnitsBackSql(parcelId: string): Sql {
  return {
    sql: `with back as (
        update fulfillment set updated_at = now(),
          metadata = coalesce(metadata, '{}'::jsonb) || jsonb_build_object('units_back_at', now())
        where id = ? and packed_at is not null and metadata->>'units_back_at' is null
        returning id, location_id),
      units as (
        select i.inventory_item_id, b.location_id, sum(i.quantity) as quantity
        from back b join fulfillment_item i on i.fulfillment_id = b.id and i.deleted_at is null
        where i.inventory_item_id is not null group by 1, 2)
      update inventory_level l set updated_at = now(), ${set('stocked_quantity', '+')}
      from units u where ${there}`,
    values: [parcelId],
  }
}

/** The stock of every product at a location (`?`), with what the shop itself knows of it. */
export const stockSql = `
  select p.external_id::int as id, p.title as name, p.metadata->>'name_en' as name_en,
    p.metadata->>'image' as image, p.handle as slug, p.search_text, o.threshold as own_threshold,
    case when p.status = 'published' then 'active' else 'inactive' end as state,
    l.inventory_item_id, l.stocked_quantity::int as on_hand, l.reserved_quantity::int as reserved,
    (l.stocked_quantity - l.reserved_quantity)::int as available,
    p.created_at, greatest(l.updated_at, o.updated_at) as updated_at
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
  join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.location_id = ?
    and l.deleted_at is null
  left join product_stock o on o.product = p.external_id
  where p.external_id is not null and p.deleted_at is null`

interface LevelChange {
  inventoryItemId: string
  locationId: string
  expected: number
  onHand: number
}

/**
 * As `changed`: puts a level to another figure if it still is what is expected and no less than
 * what is reserved.
 */
export function changeLevelPart({
  inventoryItemId,
  locationId,
  expected,
  onHand,
}: LevelChange): Sql {
  return {
    sql: `changed as (
        update inventory_level l set updated_at = now(), stocked_quantity = u.quantity,
          raw_stocked_quantity = l.raw_stocked_quantity
            || jsonb_build_object('value', u.quantity::text)
        from (select ?::numeric as quantity) u
        where l.inventory_item_id = ? and l.location_id = ? and l.deleted_at is null
          and l.stocked_quantity = ? and l.reserved_quantity <= u.quantity
        returning l.inventory_item_id)`,
    values: [onHand, inventoryItemId, locationId, expected],
  }
}
