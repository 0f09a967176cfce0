/**
 * Adds what buyers say to the page's own description of its product (JSON-LD), for search engines:
 * ratings are Medusa's and change without a new page.
 */
export function describeRatings(root: ParentNode, average: number, count: number): void {
  for (const script of root.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(script.textContent ?? '{}') as Record<string, unknown>
    if (data['@type'] !== 'Product') continue
    const aggregateRating = {
      '@type': 'AggregateRating',
      ratingValue: average,
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    }
    script.textContent = JSON.stringify({ ...data, aggregateRating })
  }
}
