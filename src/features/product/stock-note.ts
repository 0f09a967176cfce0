import { maxQuantity } from '@nas/domain/cart'
import { fill } from '@nas/domain/placeholders'

export function pieces(wanted: number, most: number): number {
  return Number.isFinite(wanted) ? Math.min(Math.max(Math.trunc(wanted), 1), most) : 1
}

/** In ms: the stock is queried after the quantity has not changed for this time. */
const restMs = 400

export function stockNote(note: HTMLElement, field: HTMLInputElement) {
  const { stockNote: product, onlyLeft = '', soldOut = '' } = note.dataset
  let left: number | undefined
  /** Pieces known to be available; a page with this box is rendered while there is one. */
  let enough = 1
  let timer: ReturnType<typeof setTimeout> | undefined

  const most = (): number => left || maxQuantity
  const quantity = (): number => pieces(Number(field.value), maxQuantity)

  /**
   * Returns false when fewer units are left than the field contains; a failed query counts as
   * available.
   */
  async function look(): Promise<boolean> {
    clearTimeout(timer)
    const wanted = quantity()
    if (left !== undefined && wanted <= left) return true
    try {
      const { fetchShort } = await import('../../api-client/stock.ts')
      left = (await fetchShort([{ id: Number(product), quantity: wanted }])).get(Number(product))
    } catch {
      enough = Math.max(enough, wanted)
      return true
    }
    enough = left ?? Math.max(enough, wanted)
    const text = left === 0 ? soldOut : fill(onlyLeft, { count: left ?? 0 })
    note.textContent = left === undefined ? '' : text
    return left === undefined
  }

  function lookSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(look, restMs)
  }

  return { isEnough: () => quantity() <= enough, look, lookSoon, most, quantity }
}
