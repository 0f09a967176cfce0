import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../routing/link.tsx'
import { hasNavigated } from '../routing/navigation.ts'
import { useTexts } from '../texts/use-texts.ts'

interface Crumb {
  label: string
  href: string
}

interface PageFrameProps {
  title: string
  /** The way here, without the page itself. */
  crumbs?: Crumb[]
  children: ReactNode
}

/** Breadcrumb, heading and title of a screen; a screen somebody went to gets the focus. */
export function PageFrame({ title, crumbs = [], children }: PageFrameProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const brand = t('brand')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      {crumbs.length > 0 && (
        <nav className="crm-crumbs" aria-label={t('header.breadcrumb')}>
          <ol className="crm-plain">
            {crumbs.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <h1 ref={heading} tabIndex={-1} className="crm-title">
        {title}
      </h1>
      {children}
    </>
  )
}
