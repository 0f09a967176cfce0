import { createHmac } from 'node:crypto'
import type { Client } from '../src/payload-types'
import type { Writer } from './writer'

type Scope = Client['scope']

const names: Record<Scope, string> = { reader: 'shop', writer: 'shop-writer' }

type Editor = { email: string; password: string }

/** Created once: a changed or deleted account is not restored. */
export async function seedEditor(writer: Writer, { email, password }: Editor): Promise<void> {
  const { payload, ledger } = writer
  if (ledger.find('users', email) !== undefined) return
  const where = { email: { equals: email } }
  const found = await payload.find({ collection: 'users', where, limit: 1, depth: 0 })
  let id = found.docs[0]?.id
  if (id === undefined) {
    const data = { email, password, name: 'NAS', role: 'manager' } as const
    id = (await payload.create({ collection: 'users', data })).id
    writer.written += 1
  }
  ledger.note('users', email, id)
  await ledger.save()
}

/** A machine client follows the settings: a changed key or secret is updated. */
export async function seedClient(writer: Writer, scope: Scope, apiKey: string): Promise<void> {
  const { payload } = writer
  const stored = await payload.db.findOne<Client>({
    collection: 'clients',
    where: { name: { equals: names[scope] } },
  })
  const data = { name: names[scope], scope, enableAPIKey: true, apiKey }
  if (!stored) {
    await payload.create({ collection: 'clients', data })
    writer.written += 1
    return
  }
  const index = createHmac('sha256', payload.secret).update(apiKey).digest('hex')
  if (stored.apiKeyIndex === index && stored.scope === scope) return
  await payload.update({ collection: 'clients', id: stored.id, data })
  writer.written += 1
}
