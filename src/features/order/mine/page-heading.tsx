import { type ReactNode, useEffect, useRef } from 'react'
import { hasMoved } from './place.ts'

/** The heading of what the page shows; it gets the focus when somebody went there. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${title} | NAS`
  }, [title])
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  )
}
