import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent'
import type { CartProduct } from '@nas/domain/cart'
import { beforeEach, describe, expect, it, vi } from 'vitest'

useTestStorageEngine()

const serum: CartProduct = {
  id: 7,
  slug: 'serum',
  imagelink: '/media/serum.webp',
  name: 'Tinh chất',
  name_en: 'Serum',
  description: '',
  description_en: '',
  price: 150_000,
}
const cream: CartProduct = { ...serum, id: 70, slug: 'kem', name: 'Kem', price: 90_000 }

/** The store of a page with this storage. */
async function openPage(stored?: string) {
  vi.resetModules()
  if (stored !== undefined) setTestStorageKey('nas:cart', stored)
  return {
    ...(await import('./cart.store.ts')),
    ...(await import('./cart-changes.ts')),
    ...(await import('./toast.store.ts')),
  }
}

const stored = (): unknown => JSON.parse(getTestStorage()['nas:cart'] ?? 'null')

beforeEach(() => cleanTestStorage())

describe('cart', () => {
  it('adds a product ticked, and raises the quantity of an existing line', async () => {
    const { $cart, $cartCount, $tickedTotal, addProduct } = await openPage()
    addProduct(serum)
    addProduct(cream, 2)
    addProduct(serum, 3)
    expect($cart.get().map(({ id, quantity, checked }) => [id, quantity, checked])).toEqual([
      [7, 4, true],
      [70, 2, true],
    ])
    expect($cartCount.get()).toBe(6)
    expect($tickedTotal.get()).toBe(4 * 150_000 + 2 * 90_000)
    expect(stored()).toEqual($cart.get())
  })

  it('sums ticked lines only', async () => {
    const { $cartCount, $tickedTotal, addProduct, tick } = await openPage()
    addProduct(serum)
    addProduct(cream)
    tick(7, false)
    expect($tickedTotal.get()).toBe(90_000)
    expect($cartCount.get()).toBe(2)
  })

  it('removes only the named product', async () => {
    const { $cart, addProduct, removeProduct } = await openPage()
    addProduct(serum)
    addProduct(cream)
    removeProduct(7)
    expect($cart.get().map(({ id }) => id)).toEqual([70])
  })

  it('puts a removed product back at its place, also in the checkout', async () => {
    const store = await openPage()
    store.addProduct(serum, 2)
    store.addProduct(cream)
    store.takeToCheckout()
    const before = [store.$cart.get(), store.$checkoutList.get()]
    store.removeProduct(store.$cart.get()[0]?.id ?? 0)
    store.putBack()
    expect([store.$cart.get(), store.$checkoutList.get()]).toEqual(before)
    store.putBack()
    expect(store.$cart.get()).toHaveLength(2)
  })

  it('says one thing at a time: what was removed, or the newest notice', async () => {
    const { $removed, addProduct, notify, $toast, removeProduct } = await openPage()
    const seen = $removed.listen(() => {})
    addProduct(serum)
    notify({ variant: 'success', message: 'added' })
    removeProduct(7)
    expect([$toast.get(), $removed.get()?.item.id]).toEqual([null, 7])
    notify({ variant: 'success', message: 'added' })
    expect($removed.get()).toBeNull()
    seen()
  })

  it('ignores a quantity below 0', async () => {
    const { $cart, addProduct, changeQuantity } = await openPage()
    addProduct(serum)
    changeQuantity(7, -1)
    expect($cart.get()[0]?.quantity).toBe(1)
  })

  it('does not tick unavailable products when all are ticked', async () => {
    const { $tickedItems, addProduct, tickAll } = await openPage()
    addProduct(serum)
    addProduct(cream)
    tickAll(true, [7])
    expect($tickedItems.get().map(({ id }) => id)).toEqual([70])
  })
})

describe('cart in the storage', () => {
  it.each([
    ['no JSON', '{"id":'],
    ['null', 'null'],
    ['a text', '"cart"'],
    ['an object', '{"7":{"id":7}}'],
    ['lines that are none', '[1,null,"x",{},[]]'],
    ['lines of wrong types', '[{"id":"7","name":"Serum","price":"1","quantity":1,"checked":true}]'],
    ['a broken price', '[{"id":7,"name":"Serum","price":-5,"quantity":1,"checked":true}]'],
    ['a broken quantity', '[{"id":7,"name":"Serum","price":5,"quantity":1.5,"checked":true}]'],
  ])('is empty for %s', async (_what, text) => {
    const { $cart, $cartCount, $tickedTotal } = await openPage(text)
    expect($cart.get()).toEqual([])
    expect($cartCount.get()).toBe(0)
    expect($tickedTotal.get()).toBe(0)
  })

  it('keeps valid lines, each product once', async () => {
    const line = { ...serum, quantity: 2, checked: false }
    const { $cart } = await openPage(JSON.stringify([null, line, { ...line, quantity: 9 }, 3]))
    expect($cart.get()).toEqual([line])
  })

  it('reads lines from the time before there were two languages', async () => {
    const old = { id: 7, imagelink: '', name: 'Serum', price: 5, quantity: 1 }
    const { $cart } = await openPage(JSON.stringify([old]))
    expect($cart.get()).toEqual([
      { ...old, slug: '', name_en: '', description: '', description_en: '', checked: true },
    ])
  })

  it('follows another tab', async () => {
    const { $cart, $cartCount } = await openPage()
    const seen: number[] = []
    const stop = $cartCount.listen((count) => seen.push(count))
    setTestStorageKey('nas:cart', JSON.stringify([{ ...serum, quantity: 3, checked: true }]))
    setTestStorageKey('nas:cart', 'broken')
    setTestStorageKey('nas:cart', undefined)
    expect(seen).toEqual([3, 0])
    expect($cart.get()).toEqual([])
    stop()
  })
})

describe('checkout list', () => {
  it('takes ticked lines and rejects an empty selection', async () => {
    const { $checkoutList, addProduct, takeToCheckout, tick } = await openPage()
    addProduct(serum)
    addProduct(cream)
    tick(7, false)
    expect(takeToCheckout()).toBe(true)
    expect($checkoutList.get().map(({ id }) => id)).toEqual([70])
    tick(70, false)
    expect($checkoutList.get()).toEqual([])
    expect(takeToCheckout()).toBe(false)
  })

  it('follows quantity, price and removal in the cart', async () => {
    const store = await openPage()
    store.addProduct(serum)
    store.addProduct(cream)
    store.takeToCheckout()
    store.changeQuantity(7, 5)
    store.updateProduct(7, { price: 1_000 })
    store.removeProduct(70)
    expect(store.$checkoutList.get()).toMatchObject([{ id: 7, quantity: 5, price: 1_000 }])
  })

  it('removes only ordered items from the cart', async () => {
    const store = await openPage()
    store.addProduct(serum, 2)
    store.addProduct(cream)
    store.tick(70, false)
    store.takeToCheckout()
    const ordered = store.$checkoutList.get()
    // Another tab adds one more meanwhile.
    store.addProduct(serum, 1)
    store.forgetOrdered(ordered)
    expect(store.$cart.get().map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 1],
      [70, 1],
    ])
    expect(store.$checkoutList.get()).toEqual([])
  })

  it('is emptied with the cart by a reset', async () => {
    const store = await openPage()
    store.addProduct(serum)
    store.takeToCheckout()
    store.resetCart()
    expect([store.$cart.get(), store.$checkoutList.get()]).toEqual([[], []])
  })
})
