import { EntitySchema } from '@medusajs/framework/mikro-orm/core'
import { MikroORM } from '@medusajs/framework/mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { settleQueuedFlushes } from './queued-flushes'

const note = new EntitySchema<{ id: number }>({
  name: 'note',
  properties: { id: { type: 'number', primary: true } },
})

test('settles a flush that was queued behind one that fails', async () => {
  settleQueuedFlushes()
  const orm = await MikroORM.init({
    entities: [note],
    // Nothing listens there, so that each flush fails.
    clientUrl: 'postgres://shop@127.0.0.1:1/shop',
    connect: false,
  })
  const em = orm.em.fork()
  em.persist(em.create(note, { id: 1 }))
  const flushes = await Promise.allSettled([em.flush(), em.flush(), em.flush()])
  const refused = expect.objectContaining({ code: 'ECONNREFUSED' })
  expect(flushes).toEqual(flushes.map(() => ({ status: 'rejected', reason: refused })))
  await orm.close()
})
