import { glob, readFile } from 'node:fs/promises'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { type Sql, sql } from '@nas/query/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as keys from '../src/medusa-tables/api-keys'
import * as compared from '../src/medusa-tables/compare-books'
import * as demo from '../src/medusa-tables/delete-orders'
import * as erased from '../src/medusa-tables/delete-orders'
import * as customers from '../src/medusa-tables/delete-people'
import * as colleagues from '../src/medusa-tables/delete-people'
import * as signIns from '../src/medusa-tables/delete-people'
import * as held from '../src/medusa-tables/held-stock'
import * as money from '../src/medusa-tables/money-entries'
import * as placed from '../src/medusa-tables/new-order'
import * as edits from '../src/medusa-tables/order-edits'
import * as orders from '../src/medusa-tables/orders'
import * as changed from '../src/medusa-tables/payment-change'
import * as addresses from '../src/medusa-tables/people'
import * as carts from '../src/medusa-tables/people'
import * as people from '../src/medusa-tables/people'
import * as products from '../src/medusa-tables/products'
import * as stock from '../src/medusa-tables/stock'
import { ownBooks } from '../src/settlement/workflows/compare-books'
import { medusaOrder } from './support/medusa-order'
import { medusaTables } from './support/medusa-tables'
import { useShop } from './support/shop'

const room = 'src/medusa-tables/'

const whole = (sql: string): Sql => ({ sql, values: [] })

const partOf = ({ sql, values }: Sql, name: string): Sql => ({
  sql: `with ${sql} select * from ${name}`,
  values,
})

/** Parts of the statement that ends an operation. */
const operationSql = (parts: Sql[], ...conditions: Sql[]): Sql => {
  const all = [...conditions, { sql: "ended as (select 'op_1')", values: [] }, ...parts]
  return {
    sql: `with ${all.map(({ sql }) => sql).join(', ')} select`,
    values: all.flatMap(({ values }) => values),
  }
}

const reservation = stock.reservationParts(
  [{ lineId: 'line_1', inventoryItemId: 'iitem_1', quantity: 2 }],
  'sloc_1',
)

const takenBack = sql`moved as (select 'cod' as payment_kind)`

const owed = { id: 'refdue_1', order_id: 'order_1', amount: '1000' }

/** Every statement of the folder; conditions and parts of a `from` are put into a minimal one. */
const statements: Record<string, Sql | Promise<Sql>> = {
  addressesSql: whole(addresses.addressesSql),
  cancelCollectionSql: changed.cancelCollectionSql('order_1'),
  cancelPendingChangesSql: orders.cancelPendingChangesSql('order_1'),
  captureAmountSql: money.captureAmountSql(owed, {
    provider: 'pp_system_default',
    method: 'vnpay',
  }),
  cartAddressIdsSql: customers.cartAddressIdsSql('cus_1'),
  cartsSql: carts.cartsSql('cus_1'),
  changeLevelPart: partOf(
    stock.changeLevelPart({
      inventoryItemId: 'iitem_1',
      locationId: 'sloc_1',
      expected: 7,
      onHand: 9,
    }),
    'changed',
  ),
  collectionOfSql: changed.collectionOfSql('order_1'),
  customerIsGone: whole(
    `select from order_record o where ${customers.customerIsGone('o.customer_id')}`,
  ),
  deleteAccountHolderLinksSql: customers.deleteAccountHolderLinksSql('cus_1'),
  deleteAccountHoldersSql: customers.deleteAccountHoldersSql('cus_1'),
  deleteAgedCartsSql: carts.deleteAgedCartsSql(90),
  deleteCartAddressesSql: customers.deleteCartAddressesSql('cus_1', ['address_1', 'address_2']),
  deleteCartsSql: customers.deleteCartsSql('cus_1'),
  deleteCreditLinesSql: customers.deleteCreditLinesSql('cus_1'),
  deleteCustomerSql: customers.deleteCustomerSql('cus_1'),
  deleteStaffSignInsSql: colleagues.deleteStaffSignInsSql('user_1'),
  deleteStaffSql: colleagues.deleteStaffSql('user_1'),
  deleteSignInsSql: signIns.deleteSignInsSql('cus_1'),
  deleteUnownedSignInsSql: customers.deleteUnownedSignInsSql('a@example.com'),
  detachSignInsSql: signIns.detachSignInsSql('cus_1'),
  eraseDeliveryAddressesSql: erased.eraseDeliveryAddressesSql(['order_1', 'order_2']),
  eraseOrderAddressesSql: erased.eraseOrderAddressesSql(['order_1', 'order_2']),
  eraseOrderOwnersSql: erased.eraseOrderOwnersSql(['order_1', 'order_2']),
  existingPartsSql: orders.existingPartsSql('order_1', 'pay_col_1'),
  giveUnitsBackSql: stock.giveUnitsBackSql('ful_1'),
  customersOfPhoneSql: people.customersOfPhoneSql('0912345678'),
  ownersOfEmailsSql: people.ownersOfEmailsSql(['a@example.com', 'b@example.com']),
  isOfMember: whole(`select from order_record r where ${orders.isOfMember}`),
  isOnSale: whole(
    `select from order_rating where ${products.isOnSale('order_rating.product::text')}`,
  ),
  newOrderParts: operationSql(placed.newOrderParts(medusaOrder())),
  nextDisplayIdsSql: placed.nextDisplayIdsSql(2),
  stockOfOrdersSql: demo.stockOfOrdersSql(['order_1']),
  differencesSql: compared.differencesSql(ownBooks, 10),
  deleteOrdersSql: demo.deleteOrdersSql(['order_1']),
  demoCustomersSql: people.demoCustomersSql,
  reservedLinesSql: edits.reservedLinesSql('order_1'),
  removeLinesSql: edits.removeLinesSql(['line_1']),
  changeQuantitiesSql: edits.changeQuantitiesSql([{ id: 'line_1', quantity: 2 }]),
  addLinesSql: edits.addLinesSql('order_1', medusaOrder().lines, 8),
  changeTotalsSql: edits.changeTotalsSql('order_1', { shipping_price: 1, total: 2 }),
  changeReceiverSql: edits.changeReceiverSql('order_1', { first_name: 'A' }, null),
  shiftReservationsSql: stock.shiftReservationsSql(
    [{ id: 'resitem_1', line: 'line_1', item: 'iitem_1', by: 1 }],
    'sloc_1',
  ),
  shiftLevelsSql: stock.shiftLevelsSql([{ item: 'iitem_1', gone: 1, reserved: 2 }], 'sloc_1'),
  lockCustomerSql: customers.lockCustomerSql('cus_1'),
  orderLinesSql: orders.orderLinesSql(['order_1', 'order_2']),
  customersSql: whole(people.customersSql),
  staffSql: whole(people.staffSql),
  idsOfTextsSql: people.idsOfTextsSql({ sql: 'search_text like ?', values: ['%a%'] }),
  piecesOfOrderSql: orders.piecesOfOrderSql('order_1'),
  productNamesSql: products.productNamesSql(['1']),
  productsNamedLike: { sql: products.productsNamedLike, values: ['%a%'] },
  refundAmountsSql: money.refundAmountsSql([owed]),
  recipientSql: whole(`select ${orders.recipientSql} from order_record r`),
  registeredCustomers: sql`select count(*) from ${people.registeredCustomers}`,
  replacePaymentSql: changed.replacePaymentSql(medusaOrder()),
  reservationParts: operationSql(reservation.parts, reservation.condition),
  sellableProductsSql: products.sellableProductsSql([1, 2], {
    currency: 'vnd',
    stockLocationId: 'sloc_1',
  }),
  heldStockSql: held.heldStockSql([{ item: 'iitem_1', pieces: 2 }], {
    locationId: 'sloc_1',
    percent: 50,
    least: 2,
    orders: whole('select order_id from order_record'),
  }),
  networkStockSql: held.networkStockSql(['iitem_1'], 'sloc_1', {
    sql: 'select order_id from order_record where network = ?',
    values: ['network_1'],
  }),
  secretKeysSql: keys.secretKeysSql('sk_of_the_tests'),
  levelsSql: stock.levelsSql('sloc_1'),
  soldProductsSql: orders.soldProductsSql({ sql: 'select * from order_record', values: [] }, 10),
  setTokenSql: keys.setTokenSql('apk_1', 'secret', 'sk_of_the_tests'),
  uncapturePart: operationSql([money.uncapturePart('order_1')], takenBack),
  undeliverPart: operationSql([orders.undeliverPart('order_1')], takenBack),
  takeUnitsSql: stock.takeUnitsSql('ful_1', ['line_1', 'line_2']),
}

/** The shop's own tables that statements of the folder also read. */
const ownTables = ['operation', 'order_rating', 'order_record', 'payment_attempt', 'refund_due']

const { shop } = useShop()
const database = (): Knex => shop.owner()
const declared = Object.entries(medusaTables)

async function sources(): Promise<[file: string, source: string][]> {
  const found: [string, string][] = []
  for await (const file of glob('src/**/*.{ts,tsx}')) {
    found.push([file, await readFile(file, 'utf8')])
  }
  return found
}

async function copyTable(table: string, columns: string): Promise<void> {
  await database().raw(
    `create table declared."${table}" as select ${columns} from public."${table}" with no data`,
  )
}

/** A schema with only the declared tables and columns: SQL that uses others fails by name. */
beforeAll(async () => {
  await database().raw('create schema declared')
  for (const [table, names] of declared) await copyTable(table, `"${names.join('", "')}"`)
  for (const table of ownTables) await copyTable(table, '*')
})

afterAll(async () => {
  await database().raw('drop schema declared cascade')
})

describe('the tables of Medusa', () => {
  test.each(declared)('%s has the declared columns', async (table, names) => {
    const rows = await shop.rows<{ column_name: string }>(
      `select column_name from information_schema.columns
       where table_schema = 'public' and table_name = ?`,
      [table],
    )
    expect(rows.map((row) => row.column_name)).toEqual(expect.arrayContaining([...names]))
  })
})

/** PostgreSQL parses and plans the statement without running it. */
async function plan(schema: string, name: string): Promise<void> {
  const { sql, values } = (await statements[name]) ?? whole('')
  await database().transaction(async (transaction) => {
    await transaction.raw(`set local search_path to ${schema}`)
    await transaction.raw(`explain ${sql}`, values)
  })
}

/** Whether any statement fails without the column. */
async function isNamed(table: string, column: string): Promise<boolean> {
  const transaction = await database().transaction()
  try {
    await transaction.raw('set local search_path to declared')
    await transaction.raw(`alter table "${table}" drop column "${column}"`)
    for (const { sql, values } of await Promise.all(Object.values(statements))) {
      await transaction.raw(`explain ${sql}`, values)
    }
    return false
  } catch {
    return true
  } finally {
    await transaction.rollback()
  }
}

describe('SQL on the tables of Medusa', () => {
  test.each(declared)('uses every declared column of %s', async (table, names) => {
    const named = await Promise.all(names.map((column) => isNamed(table, column)))
    expect(names.filter((_, at) => !named[at])).toEqual([])
  })

  test.each(Object.keys(statements))('%s is planned by PostgreSQL', async (name) => {
    await expect(plan('public', name)).resolves.toBeUndefined()
  })

  test.each(Object.keys(statements))('%s uses only declared columns', async (name) => {
    await expect(plan('declared', name)).resolves.toBeUndefined()
  })

  test('is complete in this test', async () => {
    const files = (await sources()).filter(([file]) => file.startsWith(room))
    const exported = files
      .filter(([file]) => file !== `${room}order-rows.ts`)
      .flatMap(([, source]) => [...source.matchAll(/^export (?:const|function) (\w+)/gm)])
      .flatMap(([, name]) => name ?? [])
    expect(Object.keys(statements).sort()).toEqual(exported.sort())
  })

  test('is in one folder', async () => {
    const all = await sources()
    const own = new Set(all.flatMap(([, source]) => modelNames(source)))
    const rows = await shop.rows<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public'`,
    )
    const medusas = rows.map((row) => row.table_name).filter((table) => !own.has(table))
    expect(medusas).toEqual(expect.arrayContaining(Object.keys(medusaTables)))
    const named = new RegExp(
      `\\b(?:from|join|into|update|using)\\s+(?:only\\s+)?"?(?:${medusas.join('|')})\\b`,
      'i',
    )
    const found = all
      .filter(([file]) => !file.startsWith(room) && !/\/migrations\/|\.test\.tsx?$/.test(file))
      .filter(([, source]) => named.test(withoutComments(source)))
    expect(found.map(([file]) => file)).toEqual([])
  })
})

const modelNames = (source: string) =>
  [...source.matchAll(/model\s*\.define\(\s*['"](\w+)['"]/g)].flatMap(([, name]) => name ?? [])

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
