const pressed = 'a, button, input, select, textarea, label, summary, video, [tabindex="0"]'

/** Selector of forms, payment and buy buttons; the badge is hidden on their pages. */
const busyPage =
  'main form, [data-island="checkout"], [data-island="placed-order"], [data-island="payment-result"]'
const buyBox = '[data-buy-box]'

/** Distance in px of the tested points: less than the width of the smallest control. */
const step = 12

function stepsBetween(from: number, to: number): number[] {
  const steps: number[] = []
  for (let at = from + 1; at < to - 1; at += step) steps.push(at)
  return [...steps, to - 1]
}

function pointsOf({ left, right, top, bottom }: DOMRect): [x: number, y: number][] {
  const rows = stepsBetween(top, bottom)
  return stepsBetween(left, right).flatMap((x) => rows.map((y) => [x, y] as [number, number]))
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

function hasWordsIn(element: Element, place: DOMRect): boolean {
  const range = document.createRange()
  for (const node of element.childNodes) {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some((line) => meet(line, place))) return true
  }
  return false
}

function liesOverSomething(badge: HTMLElement): boolean {
  const place = badge.getBoundingClientRect()
  const below = new Set(pointsOf(place).flatMap(([x, y]) => document.elementsFromPoint(x, y)))
  return [...below].some(
    (element) =>
      !badge.contains(element) &&
      (element.closest(`${pressed}, svg`) !== null || hasWordsIn(element, place)),
  )
}

function isBusy(): boolean {
  if (document.querySelector(busyPage) !== null) return true
  const box = document.querySelector(buyBox)?.getBoundingClientRect()
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

type Place = 'full' | 'small' | 'away'

/** Hidden while it tries the places, because each would count as a layout shift. */
function take(badge: HTMLElement, places: readonly Place[]): void {
  badge.style.visibility = 'hidden'
  for (const place of [...places, 'away' as const]) {
    badge.dataset.place = place
    if (place === 'away' || !liesOverSomething(badge)) break
  }
  badge.style.removeProperty('visibility')
}

/** Small while the page scrolls down, large where there is space, hidden elsewhere. */
export function startSupportBadge(): void {
  const badge = document.querySelector<HTMLElement>('[data-support-badge]')
  if (badge === null) return
  let last = scrollY
  let down = false

  const look = () => {
    if (isBusy()) badge.dataset.place = 'away'
    else take(badge, down ? ['small'] : ['full', 'small'])
  }
  const follow = () => {
    if (scrollY !== last) down = scrollY > last
    last = scrollY
    look()
  }
  addEventListener('scroll', follow, { passive: true })
  addEventListener('resize', look)
  addEventListener('transitionend', look, { passive: true })
  addEventListener('click', () => requestAnimationFrame(look))
  new ResizeObserver(look).observe(document.body)
}
