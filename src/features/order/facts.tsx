import type { ReactNode } from 'react'

interface FactsProps {
  /** Name and value; what has no value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
  className?: string
}

export function Facts({ facts, className = '' }: FactsProps) {
  return (
    <dl className={`facts ${className}`.trim()}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
