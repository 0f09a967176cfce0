import type { MouseEvent, ReactNode } from 'react'
import { goToPlace, type OrdersPlace, writePlace } from './place.ts'

interface PlaceLinkProps {
  to: OrdersPlace
  className?: string
  rel?: 'prev' | 'next'
  children: ReactNode
}

/** New tabs and windows are the browser's own business. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** A link between the list and its orders, which loads no page. */
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
