import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { navigate } from './navigation.ts'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

/** New tabs, windows and downloads are the browser's own business. */
function isPlainClick(event: MouseEvent): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !modified && !event.defaultPrevented
}

/** A link to another screen of the back office. */
export function Link({ href, children, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
