import { useTestStorageEngine } from '@nanostores/persistent'
import type { CartItem } from '@nas/domain/cart'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { orderEntry } from '../../../tests/support/order-entry.ts'
import { useSessionStorage } from '../../../tests/support/session-storage.ts'
import { $cart, addProduct, resetCart } from '../../stores/cart.store.ts'
import { storageKeys } from '../../stores/keys.ts'
import { putLinesBack } from './payment/result-links.tsx'
import { putIntoCart } from './put-into-cart.ts'

useTestStorageEngine()

const values = useSessionStorage()
const { code } = orderEntry().attributes

const product = (id: number, price: number) => ({
  id,
  attributes: {
    name: `Kem ${id}`,
    name_en: null,
    slug: `kem-${id}`,
    price,
    state: 'active',
    description: null,
    description_en: null,
  },
})

function sells(...data: ReturnType<typeof product>[]): void {
  const answer = { data, meta: { pagination: {} } }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
}

const inCart = () => $cart.get().map(({ id, quantity, price }) => [id, quantity, price])

beforeEach(() => {
  resetCart()
  const line = (id: number, quantity: number) => ({
    id,
    quantity,
    slug: '',
    imagelink: '',
    name: 'Kem',
    name_en: '',
    price: 1,
  })
  const placed = { order: orderEntry().attributes, lines: [line(1, 2), line(2, 1)] }
  values.set(storageKeys.placedOrder, JSON.stringify(placed))
})

describe('putIntoCart', () => {
  it('takes available products at current prices', async () => {
    sells(product(1, 150_000))
    const wanted = [
      { product: 1, quantity: 2 },
      { product: 2, quantity: 1 },
    ]
    expect(await putIntoCart(wanted)).toBe(1)
    expect(inCart()).toEqual([[1, 2, 150_000]])
  })
})

describe('putLinesBack', () => {
  it('adds the lines of the order, without duplicates', async () => {
    sells(product(1, 150_000), product(2, 90_000))
    expect(await putLinesBack(code)).toBe('all')
    expect(await putLinesBack(code)).toBe('all')
    expect(inCart()).toEqual([
      [1, 2, 150_000],
      [2, 1, 90_000],
    ])
  })

  it('reports products that are no longer sold', async () => {
    sells(product(2, 90_000))
    expect(await putLinesBack(code)).toBe('some')
    resetCart()
    sells()
    expect(await putLinesBack(code)).toBe('none')
  })

  it('has no access to the order of another browser', async () => {
    sells(product(1, 1))
    expect(await putLinesBack('NAS261121-9X')).toBe('unknown')
    expect(inCart()).toEqual([])
  })

  it('keeps existing lines of the cart', async () => {
    const other = { slug: '', imagelink: '', name: 'Khác', name_en: '', price: 5 }
    const more: Omit<CartItem, 'quantity' | 'checked'> = {
      id: 9,
      description: '',
      description_en: '',
      ...other,
    }
    addProduct(more)
    sells(product(1, 150_000), product(2, 90_000))
    await putLinesBack(code)
    expect($cart.get().map(({ id }) => id)).toEqual([9, 1, 2])
  })
})
