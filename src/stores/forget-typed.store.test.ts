import { useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetTyped } from './session.store.ts'

useTestStorageEngine()

afterEach(() => vi.unstubAllGlobals())

/** A storage like a browser's: its keys are its own properties. */
function storage(kept: Record<string, string>) {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => delete kept[key],
  }
  return new Proxy(kept, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  })
}

it('removes the input of all forms, and nothing else', () => {
  const receiver = {
    'nas:checkout-draft': '{}',
    'nas:order-again': '{}',
    'nas:placed-order': '{}',
    'nas:known-orders': '[]',
  }
  const session = { ...receiver, 'nas:support-draft': '{}', 'nas:next-notice': '{}' }
  const local = {
    ...receiver,
    'nas:receiver-draft': '{}',
    'nas:cart': '[]',
    'nas:staff-record:users:1-draft': '{}',
  }
  vi.stubGlobal('sessionStorage', storage(session))
  vi.stubGlobal('localStorage', storage(local))
  forgetTyped()
  expect([Object.keys(session), Object.keys(local)]).toEqual([['nas:next-notice'], ['nas:cart']])
})
