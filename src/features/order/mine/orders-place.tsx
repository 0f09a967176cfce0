import { atom, onMount } from 'nanostores'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

/** The content of a member's order page: one order by its code, or one page of the list. */
export interface OrdersPlace {
  order: string | null
  page: number
}

/** Parses the address; malformed parts are ignored. */
export function readPlace(search: string): OrdersPlace {
  const params = new URLSearchParams(search)
  const order = params.get('order')?.trim() ?? ''
  const page = params.get('page') ?? ''
  return {
    order: /^[\w-]{1,40}$/.test(order) ? order : null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The reverse of `readPlace`, relative to the page. */
export function writePlace({ order, page }: OrdersPlace): string {
  const params = new URLSearchParams()
  if (order !== null) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text === '' ? '?' : `?${text}`
}

export const $place = atom<OrdersPlace>({ order: null, page: 1 })

onMount($place, () => {
  if (typeof window === 'undefined') return undefined
  const follow = () => $place.set(readPlace(location.search))
  follow()
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
})

let moved = false

/** False until the first navigation; afterwards the focus moves to the heading. */
const hasMoved = (): boolean => moved

function goToPlace(place: OrdersPlace): void {
  moved = true
  const query = writePlace(place)
  // The hash is used by the tabs of the member area.
  history.pushState(null, '', `${location.pathname}${query === '?' ? '' : query}${location.hash}`)
  $place.set(place)
  scrollTo(0, 0)
}

interface PlaceLinkProps {
  to: OrdersPlace
  className?: string
  rel?: 'prev' | 'next'
  children: ReactNode
}

/** Whether the page handles the click; the browser handles new tabs and windows. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** A link between the list and its orders without a page load. */
export function PlaceLink({ to, className, rel, children }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goToPlace(to)
  }
  return (
    <a href={`${writePlace(to)}${location.hash}`} className={className} rel={rel} onClick={follow}>
      {children}
    </a>
  )
}

/** Level 1 is the page's title. */
export type HeadingLevel = 1 | 2

interface PageHeadingProps {
  title: string
  level: HeadingLevel
  children?: ReactNode
}

/** The heading of the current content; it gets the focus after a navigation. */
export function PageHeading({ title, level, children }: PageHeadingProps) {
  const Heading = `h${level}` as const
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (level === 1) document.title = `${title} | NAS`
  }, [title, level])
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Heading ref={heading} tabIndex={-1}>
      {children ?? title}
    </Heading>
  )
}
