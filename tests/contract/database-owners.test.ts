import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { appendOnlyTables } from '../../settings/src/runtime-role.ts'
import { given } from '../support/env.ts'

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The first row, if there is one. */
const ask = (url: string, sql: string) =>
  connected(url, async (client) => (await client.query(sql)).rows[0])

/** What PostgreSQL answers; a statement that succeeds is rolled back. */
const attempt = (url: string, sql: string) =>
  connected(url, async (client) => {
    await client.query('begin')
    return client.query(sql).then(
      () => 'done',
      (error: Error) => error.message,
    )
  })

const refusal = /^(permission denied|must be owner)/

const attacks = (table: string) => [
  `update ${table} set created_at = now()`,
  `select from ${table} for update`,
  `delete from ${table}`,
  `truncate ${table}`,
  `lock table ${table} in exclusive mode`,
  `alter table ${table} disable trigger all`,
  `alter table ${table} add column another int`,
  `alter table ${table} owner to current_user`,
  `alter table ${table} rename to another`,
  `drop table ${table}`,
  `create trigger another before insert on ${table} for each row
   execute function suppress_redundant_updates_trigger()`,
  `create rule another as on insert to ${table} do instead nothing`,
]

const triggerFunctions = {
  content: ['trail_is_kept'],
  commerce: ['trail_is_kept', 'consent_is_kept', 'refuse_change_of_log'],
}

describe.each([
  { name: 'content', address: given('CONTENT_RUNTIME_DATABASE'), other: 'commerce' },
  { name: 'commerce', address: given('COMMERCE_RUNTIME_DATABASE'), other: 'content' },
] as const)('the running application of $name', ({ name, address, other }) => {
  it('owns nothing, and reads and writes every other table', async () => {
    const appendOnly = appendOnlyTables[name].map((table) => `'${table}'`).join(', ')
    const row = await ask(
      address,
      `select current_user as name, current_setting('is_superuser') as super,
         count(*) filter (where relowner = current_user::regrole)::int as owned,
         count(*) filter (where relowner <> '${name}'::regrole)::int as "ofOthers",
         count(*) filter (where relname not in (${appendOnly}) and not (
           has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert') and
           has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')))::int as closed
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    const none = { owned: 0, ofOthers: 0, closed: 0 }
    expect(row).toEqual({ name: `${name}_runtime`, super: 'off', ...none })
  })

  it.each(appendOnlyTables[name])('only adds rows to %s', async (table) => {
    for (const attack of attacks(table)) {
      expect([attack, await attempt(address, attack)]).toEqual([
        attack,
        expect.stringMatching(refusal),
      ])
    }
  })

  it('cannot switch triggers off, become the owner, or enter the other database', async () => {
    const elsewhere = new URL(address)
    elsewhere.pathname = `/${other}`
    for (const attack of [
      'set session_replication_role = replica',
      `set role ${name}`,
      'create table public.another ()',
      `create database another`,
      ...triggerFunctions[name].map(
        (trigger) => `create or replace function ${trigger}() returns trigger language plpgsql
           as $$ begin return new; end $$`,
      ),
    ]) {
      const run = attack.startsWith('create database')
        ? ask(address, attack).catch((error: Error) => error.message)
        : attempt(address, attack)
      expect([attack, await run]).toEqual([attack, expect.stringMatching(refusal)])
    }
    await expect(ask(elsewhere.href, 'select 1')).rejects.toThrow('permission denied')
  })
})

describe('in the database of commerce', () => {
  const runtime = given('COMMERCE_RUNTIME_DATABASE')

  it('the audit log forgets only deleted customers', async () => {
    const { id } = await ask(runtime, `select id from account where id like 'cus\\_%' limit 1`)
    for (const subject of [id, 'order_1', 'user_1']) {
      expect(await attempt(runtime, `select forget_trail_subject('${subject}')`)).toBe(
        'Only deleted customers are forgotten',
      )
    }
  })

  it('the application uses a table of a later migration', async () => {
    const owner = given('COMMERCE_DATABASE')
    await ask(owner, 'create table later (id serial primary key, note text)')
    try {
      await ask(runtime, `insert into later (note) values ('x')`)
      await ask(runtime, `update later set note = 'y'`)
      expect(await ask(runtime, 'delete from later returning id, note')).toEqual({
        id: 1,
        note: 'y',
      })
    } finally {
      await ask(owner, 'drop table later')
    }
  })
})
