import { EventEmitter } from 'node:events'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { expect, test, vi } from 'vitest'
import { StandingConnection } from './standing-connection'

/** A connection of `pg`, which the test lets answer, fail or break. */
class FakeConnection extends EventEmitter {
  readonly #statement = Promise.withResolvers<void>()
  readonly query = () => this.#statement.promise
  readonly unref = () => undefined
  readonly end = vi.fn(async () => undefined)
  readonly answer = this.#statement.resolve

  fail(): void {
    this.#statement.reject(new Error('canceling statement due to statement timeout'))
  }

  /** Like `pg`: listeners learn of it before the code that awaits the statement. */
  break(): void {
    this.fail()
    this.emit('end')
  }
}

function standingConnection() {
  const opened: FakeConnection[] = []
  const acquireRawConnection = async () => {
    opened.push(new FakeConnection())
    return opened.at(-1)
  }
  const pool = { client: { acquireRawConnection } } as unknown as Knex
  const standing = new StandingConnection(pool, (connection) => connection.query('lock'))
  const nth = (number: number) => vi.waitUntil(() => opened[number - 1])
  return { standing, opened, nth }
}

test('opens a single connection after one that broke while it was prepared', async () => {
  const { standing, opened, nth } = standingConnection()
  const held = standing.hold()
  const first = await nth(1)
  first.break()
  await expect(held).rejects.toThrow()
  const second = await nth(2)
  second.answer()
  await standing.hold()
  expect(opened).toEqual([first, second])
})

test('ends a connection that could not be prepared, so that it holds nothing', async () => {
  const { standing, nth } = standingConnection()
  const held = standing.hold()
  const first = await nth(1)
  first.fail()
  await expect(held).rejects.toThrow()
  expect(first.end).toHaveBeenCalled()
})
