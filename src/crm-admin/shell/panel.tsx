import { type ReactNode, useId } from 'react'

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
