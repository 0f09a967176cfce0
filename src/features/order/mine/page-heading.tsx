import { type ReactNode, useEffect, useRef } from 'react'
import { hasMoved } from './place.ts'

/** A heading of the first level is the page's own, and names it. */
export type HeadingLevel = 1 | 2

interface PageHeadingProps {
  title: string
  level: HeadingLevel
  children?: ReactNode
}

/** The heading of what the page shows; it gets the focus when somebody went there. */
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
