import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../texts/texts.ts'

interface PageFrameProps {
  title: string
  section?: { to: LinkProps['to']; label: string } | undefined
  isStart?: boolean
  tools?: ReactNode
  children: ReactNode
}

/** Breadcrumb, heading and title of a screen; the heading gets the focus after a navigation. */
export function PageFrame({ title, section, isStart = false, tools, children }: PageFrameProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const brand = t('brand')
  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      {!isStart && <Breadcrumb title={title} section={section} />}
      <div className="crm-row crm-ends crm-heading">
        <h1 ref={heading} tabIndex={-1} className="crm-title">
          {title}
        </h1>
        {tools}
      </div>
      {children}
    </>
  )
}

function Breadcrumb({ title, section }: Pick<PageFrameProps, 'title' | 'section'>) {
  const { t } = useTexts()
  return (
    <nav className="crm-crumbs" aria-label={t('header.breadcrumb')}>
      <ol className="crm-plain">
        <li>
          <Link to="/" activeOptions={{ exact: true }}>
            {t('dashboard.title')}
          </Link>
        </li>
        {section !== undefined && (
          <li>
            <Link to={section.to} activeOptions={{ exact: true }}>
              {section.label}
            </Link>
          </li>
        )}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}

interface PanelProps {
  title: string
  className?: string
  children: ReactNode
}

export function Panel({ title, className = '', children }: PanelProps) {
  const id = useId()
  return (
    <section className={`crm-box ${className}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A fact that is false is not shown. */
export function Facts({ facts }: { facts: (false | [name: string, value: ReactNode])[] }) {
  return (
    <dl className="crm-facts">
      {facts
        .filter((fact) => fact !== false)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** False until the first navigation; afterwards the focus moves to the heading. */
let moved = false

export function noteNavigation(): void {
  moved = true
}
