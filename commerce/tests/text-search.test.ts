import type { Columns } from '@nas/query/columns'
import { conditionSql } from '@nas/query/condition-sql'
import type { TextOperator } from '@nas/query/operators'
import type { Sql } from '@nas/query/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peopleByAccount, personColumns } from '../src/accounts/queries/find-people'
import { orderColumns } from '../src/orders/queries/list-orders'
import { inTransaction } from '../src/platform/database/run-sql'
import { fakeProduct } from './support/fake-content'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

let staff: string

const { shop } = useShop(fakeProduct(711))

beforeAll(async () => {
  staff = await shop.staffToken()
})

/** PostgreSQL's plan when it must use an index if one fits. */
function plan({ sql, values }: Sql): Promise<string> {
  return inTransaction(shop.container, async (run) => {
    for (const way of ['seqscan', 'indexscan', 'indexonlyscan', 'nestloop']) {
      await run({ sql: `set local enable_${way} = off`, values: [] })
    }
    const lines = await run<Record<string, string>>({ sql: `explain ${sql}`, values })
    return lines.flatMap((line) => Object.values(line)).join('\n')
  })
}

/** An e-mail that starts with a text is also found by its unique index. */
const parts = ['$contains', '$containsi', '$startsWithi', '$endsWith', '$endsWithi'] as const

function condition(columns: Columns, attribute: string, operator: TextOperator): Sql {
  return conditionSql(columns, {
    kind: 'compare',
    attribute,
    type: 'text',
    operator,
    value: 'ngọ',
  })
}

describe('an index serves', () => {
  // With few people any index is good enough.
  beforeAll(async () => {
    await shop.rows(
      `insert into customer (id, email, first_name, last_name, phone, has_account)
       select 'many_' || n, md5('e' || n), md5('f' || n), 'Đôngphương', md5('p' || n), true
       from generate_series(1, 12000) n`,
    )
    await shop.rows(
      `insert into account (id, actor, username, username_key, consent_subject, viewed)
       select id, 'customer', 'tiểuthư' || email, email, gen_random_uuid(), '[]' from customer
       where id ~ '^many.*[02468]$'`,
    )
    await shop.rows('vacuum analyze customer, account')
  })

  afterAll(async () => {
    await shop.rows("delete from account where id like 'many%'")
    await shop.rows("delete from customer where id like 'many%'")
  })

  describe.each(parts)('%s of', (operator) => {
    test.each(['code', 'name', 'phone', 'email', 'address'])("an order's %s", async (attribute) => {
      const { sql, values } = condition(orderColumns, attribute, operator)
      const chosen = await plan({ sql: `select from order_record where ${sql}`, values })
      expect(chosen).toContain('Bitmap Index Scan on "IDX_order_record_texts')
    })

    test.each([
      ['username', ['account', 'customer']],
      ['email', ['customer']],
      ['fullname', ['customer']],
      ['phone', ['customer']],
    ])("a person's %s", async (attribute, tables) => {
      const { sql, values } = condition(personColumns, attribute, operator)
      const from = `(${peopleByAccount.join(' union all ')}) as people`
      const chosen = await plan({ sql: `select from ${from} where ${sql}`, values })
      const used = [...chosen.matchAll(/"IDX_(\w+)_texts"/g)].map(([, table]) => table)
      expect(used).toEqual(expect.arrayContaining(tables))
    })
  })

  test.each([
    ['dongphuong', 12_000],
    ['dongphuong tieuthu', 6000],
    ['tieuthu many', 0],
  ])('the count of thousands of people: %s', async (words, expected) => {
    const count = async (filters: object) => {
      const query = { words, filters: JSON.stringify(filters) }
      const path = `/admin/shop/users?${new URLSearchParams({ ...query, limit: '1' })}`
      return (await shop.ask(path, { token: staff })).body.count
    }
    expect(await count({})).toBe(expected)
    // A filter counts by the texts of each person.
    expect(await count({ email: { $notNull: true } })).toBe(expected)
  })
})

const name = 'Đỗ Thị_100%\\ Ánh'

describe('an order is found', () => {
  let order: { id: number; address: string }

  beforeAll(async () => {
    const body = orderBody({ items: [{ product: 711, quantity: 1 }], name })
    order = (await shop.ask('/store/shop/orders', { body })).body.order
  })

  async function found(operator: string, value: string, attribute = 'name'): Promise<boolean> {
    const own = { id: { $eq: order.id } }
    const filters = JSON.stringify({ $and: [own, { [attribute]: { [operator]: value } }] })
    const query = new URLSearchParams({ filters })
    const { status, body } = await shop.ask(`/admin/shop/orders?${query}`, { token: staff })
    expect(status).toBe(200)
    return body.count === 1
  }

  test.each([
    ['$contains', 'Thị_100%\\', true],
    ['$contains', 'Thị_100%', true],
    ['$contains', 'Th%100', false],
    ['$contains', 'Thị%', false],
    ['$contains', 'Th__100', false],
    ['$contains', 'thị_', false],
    ['$containsi', 'thị_100%\\ á', true],
    ['$containsi', 'thi_', false],
    ['$containsi', 'do\u0302\u0303', false],
    ['$containsi', '\\', true],
    ['$containsi', '\\\\', false],
    ['$startsWith', 'Đỗ ', true],
    ['$startsWith', 'đỗ ', false],
    ['$startsWith', '_ỗ', false],
    ['$startsWithi', 'đỖ thị_', true],
    ['$startsWithi', 'Thị', false],
    ['$startsWithi', 'đo\u0302\u0303', true],
    ['$endsWith', '\\ Ánh', true],
    ['$endsWith', '%', false],
    ['$endsWithi', '%\\ ÁNH', true],
    ['$endsWithi', 'đỗ', false],
    ['$notContains', 'Thị_1', false],
    ['$notContains', 'Thị%1', true],
    ['$notContainsi', 'THỊ_', false],
    ['$notContainsi', 'x', true],
    ['$contains', '', true],
    ['$eqi', name.toUpperCase(), true],
    ['$eqi', '%', false],
  ])('by name %s %j: %s', async (operator, value, expected) => {
    expect(await found(operator, value)).toBe(expected)
  })

  test('in any Unicode composition of its name', async () => {
    await shop.rows('update order_record set name = ? where display_id = ?', [
      name.normalize('NFD'),
      order.id,
    ])
    expect(await found('$containsi', 'ánh')).toBe(true)
    expect(await found('$contains', 'Ánh')).toBe(false)
  })

  test('by its address as returned', async () => {
    expect(await found('$eq', order.address, 'address')).toBe(true)
    expect(await found('$containsi', order.address.slice(2).toUpperCase(), 'address')).toBe(true)
    await shop.rows("update order_record set ward = null, address = '' where display_id = ?", [
      order.id,
    ])
    const [{ district, province }] = await shop.rows(
      'select district, province from order_record where display_id = ?',
      [order.id],
    )
    expect(await found('$eq', `${district}, ${province}`, 'address')).toBe(true)
  })

  test('not by a condition on an unset text', async () => {
    await shop.rows('update order_record set email = null where display_id = ?', [order.id])
    expect(await found('$containsi', 'a', 'email')).toBe(false)
    expect(await found('$notContainsi', 'a', 'email')).toBe(false)
  })
})
