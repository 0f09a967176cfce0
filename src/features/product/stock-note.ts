import { maxQuantity } from '@nas/domain/cart'
import { fill } from '../../i18n/fill.ts'
import { pieces } from './pieces.ts'

/** A quantity rests this long before the stock is asked about it. */
const restMs = 400

/** Says below the buttons when fewer are left than the quantity field holds. */
export function stockNote(note: HTMLElement, field: HTMLInputElement) {
  const { stockNote: product, onlyLeft = '', soldOut = '' } = note.dataset
  let left: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const most = (): number => left || maxQuantity
  const quantity = (): number => pieces(Number(field.value), maxQuantity)

  /** False when there are fewer than the field holds; what cannot be asked is held to be there. */
  async function look(): Promise<boolean> {
    clearTimeout(timer)
    const wanted = quantity()
    if (left !== undefined && wanted <= left) return true
    try {
      const { fetchShort } = await import('../../api-client/stock.ts')
      left = (await fetchShort([{ id: Number(product), quantity: wanted }])).get(Number(product))
    } catch {
      return true
    }
    const text = left === 0 ? soldOut : fill(onlyLeft, { count: left ?? 0 })
    note.textContent = left === undefined ? '' : text
    return left === undefined
  }

  function lookSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  }

  return { look, lookSoon, most, quantity }
}
