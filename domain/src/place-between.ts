/** A record in a list that is sorted by descending `order`, then by descending id (SPEC §9). */
export interface Placed {
  id: number
  order: number
}

/** Distance that leaves a number free for a record in between. */
const step = 2

/**
 * The records whose `order` changes, from the top; each change alone keeps the others in order.
 * When no number is free between two neighbours, the shorter side of the list moves.
 * @param below null for the top
 */
export function placeBelow(list: readonly Placed[], id: number, below: number | null): Placed[] {
  const others = list.filter((one) => one.id !== id)
  const place = below === null ? 0 : others.findIndex((one) => one.id === below) + 1
  if (list[place]?.id === id) return []
  const over = others[place - 1]
  const under = others[place]
  if (over === undefined) return under === undefined ? [] : [{ id, order: under.order + 1 }]
  if (under === undefined) return [{ id, order: over.order - 1 }]
  const order = orderBetween(over, id, under)
  if (order !== null) return [{ id, order }]
  const moved = (rows: readonly Placed[], by: number) =>
    rows.map((row) => ({ id: row.id, order: row.order + by }))
  return place <= others.length - place
    ? [...moved(others.slice(0, place), step), { id, order: under.order + 1 }]
    : [...moved(others.slice(place).reverse(), -step), { id, order: over.order - 1 }]
}

function orderBetween(over: Placed, id: number, under: Placed): number | null {
  const fits = (order: number) =>
    (order < over.order || (order === over.order && id < over.id)) &&
    (order > under.order || (order === under.order && id > under.id))
  const middle = Math.floor((over.order + under.order) / 2)
  return [middle, under.order, over.order].find(fits) ?? null
}
