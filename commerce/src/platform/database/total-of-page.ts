/**
 * The total number of records if it follows from the page being the last one; undefined when they
 * must be counted.
 */
export function totalOfPage(
  { limit, offset }: { limit: number; offset: number },
  found: number,
): number | undefined {
  const isLast = found < limit && (found > 0 || offset === 0)
  return isLast ? offset + found : undefined
}
