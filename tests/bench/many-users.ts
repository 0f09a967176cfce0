import { Client } from 'pg'

const family = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Đỗ', 'Vũ']
const given = ['Huy Thử', 'An', 'Ánh', 'Đồng', 'Mai', 'Hà', 'Lan', 'Sơn', 'Việt', 'Quỳnh', 'Tú']

const listOf = (names: string[]) => `array['${names.join("', '")}']`

/** Creates so many members; nine of ten have a row in `account`. */
export async function fillWithUsers(databaseUrl: string, wanted: number): Promise<void> {
  const database = new Client(databaseUrl)
  await database.connect()
  try {
    await database.query(
      `insert into customer (id, email, last_name, first_name, phone, has_account, created_at)
       select 'cus_bench_' || lpad(n::text, 8, '0'), 'bench-' || n || '@example.com',
         (${listOf(family)})[1 + n % ${family.length}], (${listOf(given)})[1 + n % ${given.length}],
         '09' || lpad((n * 7919 % 100000000)::text, 8, '0'), true,
         now() - make_interval(mins => $1::int - n)
       from generate_series(1, $1::int) n
       on conflict do nothing`,
      [wanted],
    )
    await database.query(
      `insert into account (id, actor, username, username_key, consent_subject, viewed)
       select 'cus_bench_' || lpad(n::text, 8, '0'), 'customer', 'bench.' || n, 'bench.' || n, gen_random_uuid(), '[]'
       from generate_series(1, $1::int) n where n % 10 > 0
       on conflict do nothing`,
      [wanted],
    )
    await database.query(
      `update order_record set customer_id =
         'cus_bench_' || lpad((1 + display_id * 7 % $1::int)::text, 8, '0')
       where id like 'bench%' and customer_id is null and display_id % 3 = 0`,
      [wanted],
    )
    await database.query('vacuum analyze')
  } finally {
    await database.end()
  }
}
