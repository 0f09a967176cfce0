/**
 * How many records there are in all, as far as a page of them shows: its own end does. Undefined
 * when they must be counted.
 */
export function totalOfPage(
  { limit, offset }: { limit: number; offset: number },
  found: number,
): number | undefined {
  const isLast = found < limit && (found > 0 || offset === 0)
  return isLast ? offset + found : undefined
}
