import { notFound } from '../errors/shop-error'

/** The id of a record in a path. @throws ShopError not_found when it cannot be one */
export function opaqueId(text: string | undefined, what: string): string {
  if (text !== undefined && /^[\w-]{1,100}$/.test(text)) return text
  throw notFound(what)
}
