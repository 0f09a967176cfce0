import { createHmac } from 'node:crypto'
import type { Writer } from './writer'

const clientName = 'shop'

type Editor = { email: string; password: string }

/** Made once: a password that its owner has changed since stays as it is. */
export async function seedEditor(writer: Writer, { email, password }: Editor): Promise<void> {
  const { payload } = writer
  const found = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  if (found.totalDocs > 0) return
  await payload.create({ collection: 'users', data: { email, password, name: 'NAS' } })
  writer.written += 1
}

/** The machine client follows the settings: another key or another secret is taken over. */
export async function seedClient(writer: Writer, apiKey: string): Promise<void> {
  const { payload } = writer
  const stored = await payload.db.findOne<{ id: number; apiKeyIndex?: string }>({
    collection: 'clients',
    where: { name: { equals: clientName } },
  })
  const data = { name: clientName, enableAPIKey: true, apiKey }
  if (!stored) {
    await payload.create({ collection: 'clients', data })
    writer.written += 1
    return
  }
  const index = createHmac('sha256', payload.secret).update(apiKey).digest('hex')
  if (stored.apiKeyIndex === index) return
  await payload.update({ collection: 'clients', id: stored.id, data })
  writer.written += 1
}
