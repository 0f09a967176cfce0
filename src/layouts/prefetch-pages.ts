import { markOfNextPage, nextPagePrefixes } from '../next-pages.ts'

/** For one view of a page. */
const mostPages = 2
/** In ms: a shopper who reads scrolls no further for so long. */
const rest = 250

/** How far a link is from the middle of the screen, in px; infinite outside of it. */
function distance(link: HTMLAnchorElement): number {
  const { y, height } = link.getBoundingClientRect()
  const middle = y + height / 2
  return middle > 0 && middle < innerHeight ? Math.abs(middle - innerHeight / 2) : Infinity
}

/**
 * Loads pages before their links are pressed. On a phone: the links nearest to the middle of the
 * screen when scrolling ends. In browsers without speculation rules also each link that the pointer
 * reaches.
 */
export function startPrefetch(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const hasRules = HTMLScriptElement.supports?.('speculationrules') === true
  const fetched = new Set([location.pathname])
  const prefetch = (link: HTMLAnchorElement) => {
    const { href, origin, pathname } = link
    if (origin !== location.origin || fetched.size > mostPages || fetched.has(pathname)) return
    if (!nextPagePrefixes.some((prefix) => pathname.startsWith(prefix))) return
    fetched.add(pathname)
    if (hasRules) link.setAttribute(markOfNextPage, '')
    else fetch(href).catch(() => {})
  }
  if (!hasRules) {
    for (const type of ['touchstart', 'mouseover']) {
      const reached = ({ target }: Event) => {
        const link = target instanceof Element ? target.closest('a') : null
        if (link !== null) prefetch(link)
      }
      document.addEventListener(type, reached, { passive: true })
    }
  }
  if (!matchMedia('(hover: none)').matches) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetchSeen = () => {
    const seen = [...document.querySelectorAll<HTMLAnchorElement>('main a')]
      .map((link) => ({ link, away: distance(link) }))
      .filter(({ away }) => away < Infinity)
      .sort((one, other) => one.away - other.away)
    for (const { link } of seen) prefetch(link)
  }
  document.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer)
      timer = setTimeout(prefetchSeen, rest)
    },
    { passive: true },
  )
}
