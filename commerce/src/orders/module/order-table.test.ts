import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { modelColumns } from '../../platform/database/model-columns'
import { orderColumns } from './order-columns'
import { storedOrderFields } from './order-table'

const folder = new URL('migrations/', `file://${__dirname}/`)
const types = { text: 'text', number: 'integer', bigNumber: 'numeric', dateTime: 'timestamptz' }

async function migrations(): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort()
  return (await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))).join(
    '\n',
  )
}

test('every stored field of an order has its column in the migrations', async () => {
  const sql = await migrations()
  for (const [column, property] of Object.entries(modelColumns(storedOrderFields))) {
    const { dataType, nullable } = property.parse(column)
    const type = types[dataType.name as keyof typeof types]
    expect(sql).toMatch(new RegExp(`"${column}" ${type} ${nullable ? 'null' : 'not null'}`))
  }
})

test('an order is searched by its columns, its address by the whole line', () => {
  expect(orderColumns).toMatchObject({
    id: { column: 'display_id', type: 'integer' },
    code: { column: 'code', type: 'text' },
    total: { column: 'total', type: 'decimal' },
    createdAt: { column: 'created_at', type: 'date' },
    address: { column: expect.stringContaining('substr') },
  })
  for (const name of ['payment_url', 'payment_until', 'caller']) {
    expect(orderColumns).not.toHaveProperty(name)
  }
})
