import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'

async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

describe('the database user of Medusa', () => {
  const own = given('COMMERCE_DATABASE')

  it('owns its database and is not a superuser', async () => {
    const { rows } = await asOwner(own, (client) =>
      client.query(
        `select current_user as name, current_setting('is_superuser') as super,
           (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace
            and relkind = 'r' and relowner <> current_user::regrole) as foreign_tables`,
      ),
    )
    expect(rows).toEqual([{ name: 'commerce', super: 'off', foreign_tables: 0 }])
  })

  it('cannot create a database', async () => {
    const refused = asOwner(own, (client) => client.query('create database another'))
    await expect(refused).rejects.toThrow('permission denied')
  })

  it('cannot connect to the database of Payload', async () => {
    const other = new URL(own)
    other.pathname = '/content'
    await expect(asOwner(other.href, async () => null)).rejects.toThrow('permission denied')
  })
})
