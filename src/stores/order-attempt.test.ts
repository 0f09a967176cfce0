import { describe, expect, it, vi } from 'vitest'
import { useSessionStorage } from '../../tests/support/session-storage.ts'
import { attemptKey, endAttempt, newKey } from './order-attempt.ts'

const values = useSessionStorage()

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('attemptKey', () => {
  it('is the same for the same content until the server has responded', () => {
    const key = attemptKey('a')
    expect(key).toMatch(uuid)
    expect(attemptKey('a')).toBe(key)
    endAttempt()
    expect(attemptKey('a')).not.toBe(key)
  })

  it('differs for other content', () => {
    const key = attemptKey('a')
    expect(attemptKey('b')).not.toBe(key)
  })

  it('survives a malformed storage', () => {
    values.set('nas:order-attempt', '{"key":1}')
    expect(attemptKey('a')).toMatch(uuid)
  })
})

describe('newKey', () => {
  it('is a UUID where the page has no crypto.randomUUID', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => index * 17),
    })
    expect(newKey()).toMatch(uuid)
  })
})
