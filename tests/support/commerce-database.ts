import { Client } from 'pg'
import { given } from './env.ts'

export type Row = Record<string, unknown>

/** Queries the database of commerce over a separate connection, because others break in a storm. */
export async function sql<T = Row>(text: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: given('COMMERCE_DATABASE') })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text, values)).rows as T[]
  } finally {
    await client.end()
  }
}
