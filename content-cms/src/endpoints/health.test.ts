import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { health } from './health'

const asked = (execute: () => Promise<unknown>) =>
  health.handler({ payload: { db: { drizzle: { execute } } } } as unknown as PayloadRequest)

it('answers in time when the database hangs', async () => {
  expect((await asked(() => Promise.resolve())).status).toBe(200)
  expect((await asked(() => Promise.reject(new Error('away')))).status).toBe(503)
  expect((await asked(() => new Promise(() => {}))).status).toBe(503)
})
