import { cleanTestStorage, setTestStorageKey, useTestStorageEngine } from '@nanostores/persistent'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

useTestStorageEngine()

const line = (id: number, quantity: number, checked = true) => ({
  id,
  slug: 'x',
  imagelink: '',
  name: 'Kem',
  name_en: '',
  description: '',
  description_en: '',
  price: 1000,
  quantity,
  checked,
})

/** A shop that has so many pieces of each product. */
async function openCart(lines: object[], stock: Record<number, number>) {
  vi.resetModules()
  setTestStorageKey('nas:cart', JSON.stringify(lines))
  const asked: number[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const items = JSON.parse(body).items as { product: number; quantity: number }[]
    asked.push(...items.map(({ quantity }) => quantity))
    const short = items.filter(({ product, quantity }) => quantity > (stock[product] ?? 0))
    const data = short.map(({ product }) => ({ product, available: stock[product] ?? 0 }))
    return new Response(JSON.stringify({ data }))
  })
  const cart = await import('./cart.store.ts')
  const changes = await import('./cart-changes.ts')
  return { ...cart, ...changes, ...(await import('./cart-check.store.ts')), asked }
}

beforeEach(() => {
  cleanTestStorage()
  vi.useFakeTimers()
})
afterEach(async () => {
  // Unmounts the stores of this page; otherwise they would follow the next page's cart.
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('has the available quantity of products that exceed it', async () => {
  const { $cartCheck, checkStock, refusesTooMany } = await openCart([line(1, 5), line(2, 5)], {
    1: 3,
    2: 5,
  })
  await checkStock()
  expect($cartCheck.get().left).toEqual({ 1: 3 })
  expect($cartCheck.get().refused).toBe(false)
  expect(refusesTooMany()).toBe(true)
  expect($cartCheck.get().refused).toBe(true)
})

it('considers only ticked lines, and keeps its results after a correction', async () => {
  const lines = [line(1, 5, false), line(2, 1)]
  const { $cartCheck, changeQuantity, checkStock, refusesTooMany } = await openCart(lines, {
    1: 3,
    2: 9,
  })
  await checkStock()
  expect(refusesTooMany()).toBe(false)
  changeQuantity(1, 3)
  await checkStock()
  expect($cartCheck.get().left).toEqual({ 1: 3 })
})

it('queries once after a quantity stops changing', async () => {
  const { $cartCheck, asked, changeQuantity } = await openCart([line(1, 1)], { 1: 2 })
  const stop = $cartCheck.listen(() => {})
  for (const quantity of [2, 3, 4]) changeQuantity(1, quantity)
  await vi.runAllTimersAsync()
  expect(asked).toEqual([4])
  await vi.waitFor(() => expect($cartCheck.get().left).toEqual({ 1: 2 }))
  stop()
})

it('shows nothing when the shop is unavailable', async () => {
  const { $cartCheck, checkStock, refusesTooMany } = await openCart([line(1, 5)], { 1: 3 })
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
  await checkStock()
  expect($cartCheck.get().left).toEqual({})
  expect(refusesTooMany()).toBe(false)
})
