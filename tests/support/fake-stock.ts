import type { CommerceStock } from '@nas/contract/commerce/stock'
import type { StockCalls } from '../../src/gateways/commerce/stock.ts'
import { ConflictingError, MissingRecordError } from '../../src/gateways/gateway-errors.ts'

type Change = Parameters<StockCalls['change']>[2]

const stamps = { created_at: '2026-11-01T02:00:00.000Z', updated_at: '2026-11-01T02:00:00.000Z' }

function stockOf(id: number, onHand: number): CommerceStock {
  return {
    ...{ id, name: `Sản phẩm ${id}`, name_en: null, slug: `san-pham-${id}`, image: null },
    ...{ state: 'active', on_hand: onHand, reserved: 1, available: onHand - 1 },
    ...{ threshold: 10, low: onHand - 1 <= 10, ...stamps },
  }
}

/** Stocks in memory, of products 1 and 2. */
export class FakeStock implements StockCalls {
  readonly stocks = new Map([1, 2].map((id) => [id, stockOf(id, id * 10)]))
  readonly changes: (Change & { product: number })[] = []
  readonly #check: () => void

  constructor(check: () => void) {
    this.#check = check
  }

  async list() {
    this.#check()
    const stock = [...this.stocks.values()]
    return { stock, count: stock.length }
  }

  async one(_staff: unknown, product: number) {
    this.#check()
    const found = this.stocks.get(product)
    if (found === undefined) throw new MissingRecordError('There is no such product')
    return found
  }

  async setThreshold(staff: unknown, product: number, threshold: number) {
    const stock = { ...(await this.one(staff, product)), threshold }
    this.stocks.set(product, stock)
    return stock
  }

  async change(staff: unknown, product: number, change: Change) {
    const { on_hand, reserved } = await this.one(staff, product)
    if (on_hand !== change.expected) {
      throw new ConflictingError('Changed meanwhile', { facts: { on_hand, reserved } })
    }
    this.changes.push({ product, ...change })
    const { way, quantity } = change
    const stock = stockOf(product, way === 'add' ? on_hand + quantity : quantity)
    this.stocks.set(product, stock)
    return stock
  }

  async log() {
    this.#check()
    return { changes: [], count: 0 }
  }

  async compare() {
    this.#check()
    return []
  }

  async count() {
    this.#check()
    return []
  }

  async delivered() {
    this.#check()
    return new Map<number, number>()
  }
}
