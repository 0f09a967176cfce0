import { type ReactNode, useEffect, useId, useRef } from 'react'
import { hasNavigated, Link } from '../routing/navigation.tsx'
import { useTexts } from '../texts/texts.ts'

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

interface PanelProps {
  title: string
  className?: string
  children: ReactNode
}

/** A titled block of a screen. */
export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section className={`crm-box ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** Names and values of a thing, one pair a row. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="crm-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
