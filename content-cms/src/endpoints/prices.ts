import { isPrice } from '../fields/product-fields'
import { StaleChange } from '../transaction'
import { invalid, isId, isPlainObject } from './read-change'
import { badRequest, bodyOf, status, unconfirmedPrice, writerEndpoint } from './responses'
import { type PriceChange, UnconfirmedPrices, writePrices } from './write-prices'

const isChange = (given: unknown): given is PriceChange =>
  isPlainObject(given) && isId(given.id) && isPrice(given.from) && isPrice(given.to)

const isChanges = (given: unknown): given is PriceChange[] =>
  Array.isArray(given) &&
  given.every(isChange) &&
  new Set(given.map(({ id }) => id)).size === given.length

/**
 * `PATCH /products/prices` with `{prices: [{id, from, to}], confirmed}`: all or none, idempotent.
 * 409 when a product is not published or its price is neither `from` nor `to`.
 */
export const pricesEndpoint = writerEndpoint('patch', '/prices', async (req) => {
  const body = await bodyOf(req)
  if (!isPlainObject(body) || !isChanges(body.prices)) return badRequest([invalid('prices')])
  try {
    const changed = await writePrices(req, body.prices, body.confirmed === true)
    return Response.json({ changed })
  } catch (error) {
    if (error instanceof StaleChange) return status(409)
    if (error instanceof UnconfirmedPrices) {
      const problems = error.changes.map(({ id, from, to }) =>
        unconfirmedPrice(`Product ${id} changes from ${from} to ${to}`, from),
      )
      return badRequest(problems, 'price_unconfirmed')
    }
    throw error
  }
})
