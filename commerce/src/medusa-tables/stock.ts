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
