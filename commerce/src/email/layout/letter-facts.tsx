import { Fragment, type ReactNode } from 'react'
import { colours } from './colours'

interface LetterFact {
  name: string
  value: ReactNode
  strong?: boolean
}

/** Short facts, one a line; on a narrow screen they wrap instead of being squeezed into columns. */
export function LetterFacts({ facts }: { facts: LetterFact[] }) {
  return (
    <p style={{ margin: 0, lineHeight: '28px', overflowWrap: 'anywhere' }}>
      {facts.map(({ name, value, strong }, index) => (
        <Fragment key={name}>
          {index > 0 && <br />}
          <span style={{ color: colours.inkSoft }}>{name}: </span>
          {strong ? <strong>{value}</strong> : value}
        </Fragment>
      ))}
    </p>
  )
}
