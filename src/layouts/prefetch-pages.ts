import { nextPagePrefixes } from '../next-pages.ts'

const mostPages = 3

/** For browsers without speculation rules: fetches a page when its link is reached. */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const fetched = new Set([location.pathname])
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === null || link.origin !== location.origin) return
    const { pathname } = link
    if (fetched.size > mostPages || fetched.has(pathname)) return
    if (!nextPagePrefixes.some((prefix) => pathname.startsWith(prefix))) return
    fetched.add(pathname)
    fetch(link.href).catch(() => {})
  }
  for (const type of ['touchstart', 'mouseover']) {
    document.addEventListener(type, prefetch, { passive: true })
  }
}
