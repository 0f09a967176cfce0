/** Page numbers to offer: the ends and the neighbours of the current page; `null` is a gap. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count]
  const pages = [...new Set(wanted)].filter((n) => n >= 1 && n <= count).sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}
