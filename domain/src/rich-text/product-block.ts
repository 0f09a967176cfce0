/** Most products of one block in the text of an article. */
export const maxBlockProducts = 3

const largestId = 2 ** 31 - 1

/** The block in HTML, which an article's page replaces with cards; '' without products. */
export const productBlockHtml = (products: readonly number[]): string =>
  products.length > 0 ? `<div data-products="${products.join()}"></div>` : ''

/** Products of a `data-products` attribute: distinct ids, at most as many as a block may have. */
export function blockProducts(attribute: string): number[] {
  const ids = attribute.split(',').map(Number)
  const valid = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= largestId)
  return [...new Set(valid)].slice(0, maxBlockProducts)
}

/** A text in parts: HTML, and the products of the block after it; none after the last part. */
export function splitAtProducts(html: string): { html: string; products: number[] }[] {
  const pieces = html.split(/<div data-products="([\d,]+)"><\/div>/)
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [{ html: piece, products: blockProducts(pieces[index + 1] ?? '') }] : [],
  )
}
