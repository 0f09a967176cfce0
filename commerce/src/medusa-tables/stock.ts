import { generateEntityId } from '@medusajs/framework/utils'
import { joined, raw, type Sql, sql } from '@nas/query/sql'
import { withdrawnMark } from '../platform/setup/names'

/** Medusa stores each quantity twice: as a number, and as text in an object. */
const set = (column: string, sign: '+' | '-', by = 'quantity') => {
  const sum = `(l.${column} ${sign} u.${by})`
  const text = `trim_scale(${sum})::text`
  return raw(
    `${column} = ${sum}, raw_${column} = l.raw_${column} || jsonb_build_object('value', ${text})`,
  )
}

const there = sql`l.inventory_item_id = u.inventory_item_id and l.location_id = u.location_id
  and l.deleted_at is null`

/** `packed_at` is written in the same statement, so that repetitions have no effect. */
export const takeUnitsSql = (parcelId: string, lineIds: string[]): Sql => sql`
  with taken as (
    update fulfillment set packed_at = now(), updated_at = now()
    where id = ${parcelId} and packed_at is null and canceled_at is null returning id),
  freed as (
    update reservation_item r set deleted_at = now(), updated_at = now() from taken
    where r.line_item_id = any(${lineIds}) and r.deleted_at is null
    returning r.inventory_item_id, r.location_id, r.quantity),
  units as (
    select inventory_item_id, location_id, sum(quantity) as quantity from freed group by 1, 2)
  update inventory_level l set updated_at = now(),
    ${set('stocked_quantity', '-')}, ${set('reserved_quantity', '-')}
  from units u where ${there}`

/** Returns the units of the parcel to the stock; idempotent like `takeUnitsSql`. */
export const giveUnitsBackSql = (parcelId: string): Sql => sql`
  with back as (
    update fulfillment set updated_at = now(),
      metadata = coalesce(metadata, '{}'::jsonb) || jsonb_build_object('units_back_at', now())
    where id = ${parcelId} and packed_at is not null and metadata->>'units_back_at' is null
    returning id, location_id),
  units as (
    select i.inventory_item_id, b.location_id, sum(i.quantity) as quantity
    from back b join fulfillment_item i on i.fulfillment_id = b.id and i.deleted_at is null
    where i.inventory_item_id is not null group by 1, 2)
  update inventory_level l set updated_at = now(), ${set('stocked_quantity', '+')}
  from units u where ${there}`

/** The stock of every published product, on sale or not, at a location. */
export const levelsSql = (locationId: string): Sql => sql`
  select p.external_id as product, p.external_id::int as id, p.title as name,
    p.metadata->>'name_en' as name_en, p.metadata->>'image' as image, p.handle as slug,
      p.search_text,
    case when p.status = 'published' then 'active' else 'inactive' end as state,
    l.inventory_item_id, l.stocked_quantity::int as on_hand, l.reserved_quantity::int as reserved,
    (l.stocked_quantity - l.reserved_quantity)::int as available, p.created_at, l.updated_at
  from product p
  join product_variant v on v.product_id = p.id and v.deleted_at is null
  join product_variant_inventory_item i on i.variant_id = v.id and i.deleted_at is null
  join inventory_level l on l.inventory_item_id = i.inventory_item_id and l.location_id = ${locationId}
    and l.deleted_at is null
  where p.external_id is not null and p.deleted_at is null
    and p.metadata->>'${raw(withdrawnMark)}' is distinct from 'true'`

interface LevelChange {
  inventoryItemId: string
  locationId: string
  expected: number
  onHand: number
}

/** Expression `changed`: sets a level that has the expected value, to no less than is reserved. */
export const changeLevelPart = ({
  inventoryItemId,
  locationId,
  expected,
  onHand,
}: LevelChange): Sql => sql`
  changed as (
    update inventory_level l set updated_at = now(), stocked_quantity = u.quantity,
      raw_stocked_quantity = l.raw_stocked_quantity
        || jsonb_build_object('value', u.quantity::text)
    from (select ${onHand}::numeric as quantity) u
    where l.inventory_item_id = ${inventoryItemId} and l.location_id = ${locationId}
      and l.deleted_at is null
      and l.stocked_quantity = ${expected} and l.reserved_quantity <= u.quantity
    returning l.inventory_item_id)`

interface Reservation {
  lineId: string
  inventoryItemId: string
  quantity: number
}

/** `ended` requires `enough`: all units are free. Lines of one product share a reservation. */
export function reservationParts(
  reservations: readonly Reservation[],
  locationId: string,
): { condition: Sql & { name: string }; parts: Sql[] } {
  const wanted = reservations.map(({ lineId, inventoryItemId, quantity }) => ({
    id: generateEntityId(undefined, 'resitem'),
    line_item_id: lineId,
    inventory_item_id: inventoryItemId,
    quantity,
  }))
  return {
    condition: {
      name: 'enough',
      ...sql`
        wanted as (
          select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
            as w (id text, line_item_id text, inventory_item_id text, quantity numeric)),
        levels as (
          select l.inventory_item_id, l.stocked_quantity - l.reserved_quantity as free
          from inventory_level l
          where l.location_id = ${locationId} and l.deleted_at is null
            and l.inventory_item_id in (select inventory_item_id from wanted)
          order by l.inventory_item_id for update),
        enough as (
          select where not exists (
            select from wanted w left join levels using (inventory_item_id)
            where coalesce(free, 0) < w.quantity))`,
    },
    parts: [
      sql`
        reserved as (
          insert into reservation_item
            (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
          select w.id, w.line_item_id, w.inventory_item_id, ${locationId}, w.quantity,
            jsonb_build_object('value', w.quantity::text, 'precision', 20)
          from ended, wanted w)`,
      sql`
        held as (
          update inventory_level l set updated_at = now(), ${set('reserved_quantity', '+')}
          from ended, (select *, ${locationId}::text as location_id from wanted) u
            where ${there})`,
    ],
  }
}

interface ReservationShift {
  /** Id of the reservation, if the line has none yet. */
  id: string
  line: string
  item: string
  /** Pieces in addition; below zero to free some. */
  by: number
}

/** Changes what lines reserve. Yields no row and writes nothing when a product lacks free pieces. */
export const shiftReservationsSql = (
  shifts: readonly ReservationShift[],
  locationId: string,
): Sql => sql`
  with u as (
    select id, line, item as inventory_item_id, by as quantity, ${locationId}::text as location_id
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb)
      as s (id text, line text, item text, by numeric)),
  levels as (
    select l.inventory_item_id, l.stocked_quantity - l.reserved_quantity as free
    from inventory_level l
    where l.location_id = ${locationId} and l.deleted_at is null
      and l.inventory_item_id in (select inventory_item_id from u)
    order by l.inventory_item_id for update),
  enough as (
    select where not exists (
      select from u left join levels using (inventory_item_id) where coalesce(free, 0) < u.quantity)),
  shifted as (
    update reservation_item r set updated_at = now(), quantity = r.quantity + u.quantity,
      raw_quantity = r.raw_quantity
        || jsonb_build_object('value', trim_scale(r.quantity + u.quantity)::text),
      deleted_at = case when r.quantity + u.quantity <= 0 then now() end
    from enough, u where r.line_item_id = u.line and r.deleted_at is null returning r.line_item_id),
  added as (
    insert into reservation_item
      (id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity)
    select u.id, u.line, u.inventory_item_id, u.location_id, u.quantity,
      jsonb_build_object('value', u.quantity::text, 'precision', 20)
    from enough, u where u.line not in (select line_item_id from shifted)),
  held as (
    update inventory_level l set updated_at = now(), ${set('reserved_quantity', '+')}
    from enough, u where ${there})
  select 1 as done from enough`

export interface LevelShift {
  item: string
  /** Number of units missing on hand. */
  gone: number
  /** Number of additionally reserved units. */
  reserved: number
}

export function shiftLevelsSql(shifts: readonly LevelShift[], locationId: string): Sql {
  const both = joined([
    set('stocked_quantity', '-', 'gone'),
    set('reserved_quantity', '+', 'reserved'),
  ])
  return sql`
    update inventory_level l set updated_at = now(), ${both}
    from (select item as inventory_item_id, gone, reserved, ${locationId}::text as location_id
      from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as s (item text, gone numeric,
        reserved numeric)) u
    where ${there}`
}
