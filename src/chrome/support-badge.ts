const pressed = 'a, button, input, select, textarea, label, summary, video, [tabindex="0"]'

/** Pages on which people fill in or pay, and what they press to buy: there it is away. */
const busyPage = 'main form, [data-island="checkout"], [data-island="placed-order"]'
const buyBox = '[data-buy-box]'

/** Points looked at in each direction: closer than the smallest control is wide. */
const step = 12

/** From edge to edge: what reaches in a little way is covered too. */
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

/** Whether something that one presses or reads lies where the badge is. */
function liesOverSomething(badge: HTMLElement): boolean {
  const place = badge.getBoundingClientRect()
  const below = new Set(pointsOf(place).flatMap(([x, y]) => document.elementsFromPoint(x, y)))
  return [...below].some(
    (element) =>
      !badge.contains(element) && (element.closest(pressed) !== null || hasWordsIn(element, place)),
  )
}

function isBusy(): boolean {
  if (document.querySelector(busyPage) !== null) return true
  const box = document.querySelector(buyBox)?.getBoundingClientRect()
  return box !== undefined && box.top < innerHeight && box.bottom > 0
}

type Place = 'full' | 'small' | 'away'

/** The first of these places in which it lies over nothing. */
function take(badge: HTMLElement, places: readonly Place[]): void {
  for (const place of [...places, 'away' as const]) {
    badge.dataset.place = place
    if (place === 'away' || !liesOverSomething(badge)) return
  }
}

/**
 * Keeps the badge of support off everything that one presses or reads: small in the gutter while
 * the page moves down, whole where it has room, away where even the gutter is taken.
 */
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
  // What opens, arrives or turns changes what lies below.
  addEventListener('resize', look)
  addEventListener('transitionend', look, { passive: true })
  addEventListener('click', () => requestAnimationFrame(look))
  new ResizeObserver(look).observe(document.body)
}
