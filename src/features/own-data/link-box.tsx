import { type ReactNode, useEffect, useRef } from 'react'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { OwnDataTexts } from './own-data-texts.ts'

interface DoneBoxProps {
  title: string
  children: ReactNode
}

/** What became of it; takes the focus, so that a screen reader says so. */
export function DoneBox({ title, children }: DoneBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="own-data__box">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}

interface LinkProblemProps {
  problem: keyof OwnDataTexts | undefined
  locale: Locale
  texts: OwnDataTexts
  /** Where another link is asked for. */
  again: string
}

export function LinkProblem({ problem, locale, texts, again }: LinkProblemProps) {
  if (problem === undefined) return null
  return (
    <div className="notice notice--danger" role="alert">
      <p>{texts[problem]}</p>
      {problem === 'linkVoid' ? (
        <a className="text-link" href={href(locale, again)}>
          {texts.again}
        </a>
      ) : null}
    </div>
  )
}
