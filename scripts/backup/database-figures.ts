import { withClient } from '../stack/database-owners.ts'
import type { Places } from '../stack/environment.ts'

const one = <T>(url: string, sql: string): Promise<T> =>
  withClient(url, async (client) => (await client.query(sql)).rows[0]?.value)

export async function countCommitted(places: Places) {
  return {
    orders: await one<number>(
      places.commerceDatabase.owner,
      'select count(*)::int as value from order_record',
    ),
    publications: await one<number>(
      places.contentDatabase.owner,
      'select coalesce(max(id), 0)::int as value from publications',
    ),
  }
}

export function pictureFiles(places: Places): Promise<string[]> {
  return one(
    places.contentDatabase.owner,
    `select coalesce(json_agg(distinct name), '[]') as value
     from media, lateral (
       select value #>> '{}' as name from jsonb_each(to_jsonb(media))
       where key ~ '(^|_)filename$') as names
     where name is not null`,
  )
}

/** Upper bound of the number of orders placed between a backup and the data loss. */
const lostAtMost = 10_000

/** Skips the numbers of lost orders, because their buyers already have them. */
export async function skipLostNumbers(places: Places): Promise<void> {
  await one(
    places.commerceDatabase.owner,
    `select setval(pg_get_serial_sequence('"order"', 'display_id'),
       coalesce(max(display_id), 0) + ${lostAtMost}) as value from "order"`,
  )
}
