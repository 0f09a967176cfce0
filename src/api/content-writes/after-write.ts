import type { ApiRequest } from '../endpoint.ts'

/**
 * Waits until what was written is in the read model and, for products, in commerce. The write
 * itself has happened: what fails here comes by the feed a little later, and is no failure of the
 * call.
 */
export async function afterWrite(
  { commerce, context }: ApiRequest,
  products: readonly number[] = [],
): Promise<void> {
  const later = (what: string) => (error: unknown) =>
    context.log.warn({ err: error }, `${what} is left to the feed`)
  const syncProducts = async () => {
    if (products.length === 0) return
    for (const rejection of await commerce.content.sync([...products])) {
      context.log.warn(rejection, 'a product cannot be sold')
    }
  }
  await Promise.all([
    context.refreshContent().catch(later('the read model')),
    syncProducts().catch(later('the product in commerce')),
  ])
}
