import { Client } from 'pg'

/**
 * Every row of the template's order, as SQL conditions, and the columns that differ in the copy
 * `n`.
 */
const tables: readonly { table: string; of: string; changes: string }[] = [
  {
    table: '"order"',
    of: 'id = $1',
    changes: `'id', 'bench_' || n, 'display_id', n, 'created_at', at,
      'customer_id', case when n <= $4 then $5::text end`,
  },
  {
    table: 'order_summary',
    of: 'order_id = $1',
    changes: `'id', id || '_' || n, 'order_id', 'bench_' || n`,
  },
  {
    table: 'order_line_item',
    of: 'id in (select item_id from order_item where order_id = $1)',
    changes: `'id', id || '_' || n`,
  },
  {
    table: 'order_item',
    of: 'order_id = $1',
    changes: `'id', id || '_' || n, 'order_id', 'bench_' || n, 'item_id', item_id || '_' || n`,
  },
  {
    table: 'order_record',
    of: 'order_id = $1',
    changes: `'id', 'bench_' || n, 'order_id', 'bench_' || n, 'display_id', n,
      'code', 'BENCH-' || n, 'name', 'Nguyễn Thị ' || n, 'phone', '09' || lpad(greatest(n - repeated, $4)::text, 8, '0'),
      'total', 150000 + n::bigint * 7919 % 900 * 1000,
      'state', (array['new', 'pickitem', 'delivery', 'complete', 'complete', 'cancel'])[1 + n % 6],
      'came_back', case when n % 30 = 5 then 'refused' end,
      'customer_id', case when n <= $4 then $5::text end, 'caller', 'guest',
      'idempotency_key', null, 'created_at', at, 'updated_at', at`,
  },
  {
    table: 'order_transition',
    of: 'record_id = (select id from order_record where order_id = $1)',
    changes: `'id', id || '_' || n, 'record_id', 'bench_' || n, 'created_at', at`,
  },
]

/** Unused order numbers. */
const firstNumber = 1_000_000

/** Columns to write; PostgreSQL generates the others. */
async function storedColumns(database: Client) {
  const { rows } = await database.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'`,
  )
  const names = Map.groupBy(rows, ({ table_name }) => table_name)
  return (table: string, of = '') =>
    (names.get(table.replaceAll('"', '')) ?? [])
      .map(({ column_name }) => `${of}"${column_name}"`)
      .join(', ')
}

export interface Owner {
  customer: string
  /** The first so many of the copies belong to the customer. */
  orders: number
}

export async function countOrders(databaseUrl: string): Promise<number> {
  const database = new Client(databaseUrl)
  await database.connect()
  try {
    const { rows } = await database.query('select count(*)::int as all from order_record')
    return rows[0].all
  } finally {
    await database.end()
  }
}

/**
 * Copies an order until there are so many in the database, spread over two years. The copies are
 * whole: Medusa's order with its lines, and the shop's record with its history. One of 60 repeats an
 * open order of its phone, another follows a refused one.
 * @param template number of an order that was placed
 */
export async function fillWithOrders(
  databaseUrl: string,
  template: number,
  wanted: number,
  owner: Owner,
): Promise<void> {
  const database = new Client(databaseUrl)
  await database.connect()
  try {
    const { rows: templates } = await database.query<{ order_id: string }>(
      'select order_id from order_record where display_id = $1',
      [template],
    )
    const { rows: counts } = await database.query<{ all: number; last: number }>(
      `select count(*)::int as all, max(display_id) filter (where display_id >= $1)::int as last
       from order_record`,
      [firstNumber],
    )
    const { all = 0, last = null } = counts[0] ?? {}
    if (all > wanted) throw new Error(`There are ${all} orders already: begin with a new VAR_DIR`)
    const columnsOf = await storedColumns(database)
    const from = (last ?? firstNumber) + 1
    const to = from + wanted - all - 1
    const ownedTo = firstNumber + owner.orders
    await database.query('begin')
    for (const { table, of, changes } of tables) {
      await database.query(
        `insert into ${table} (${columnsOf(table)}) select ${columnsOf(table, 'copy.')}
         from ${table} original, generate_series($2::int, $3::int) n,
         lateral (select now() - make_interval(mins => 5 * (${firstNumber + 200_000} - n)) as at) time,
         lateral (select case n % 60 when 6 then 1 when 36 then 6 else 0 end as repeated) person,
         (select $4::int, $5::text) owner
         cross join lateral jsonb_populate_record(original, jsonb_build_object(${changes})) as copy
         where original.${of}`,
        [templates[0]?.order_id, from, to, ownedTo, owner.customer],
      )
    }
    await database.query('commit')
    await database.query('vacuum analyze')
  } finally {
    await database.end()
  }
}
