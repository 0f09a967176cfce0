import type { CSSProperties, ReactNode } from 'react'
import { colours } from './colours'

export interface LetterFact {
  name: string
  value: ReactNode
  strong?: boolean
}

const row: CSSProperties = { margin: '0 0 4px' }

/** Short facts, one a line; on a narrow screen they wrap instead of being squeezed into columns. */
export function LetterFacts({ facts }: { facts: LetterFact[] }) {
  return facts.map(({ name, value, strong }) => (
    <p key={name} style={row}>
      <span style={{ color: colours.inkSoft }}>{name}: </span>
      <span style={{ fontWeight: strong ? 700 : 400, overflowWrap: 'anywhere' }}>{value}</span>
    </p>
  ))
}
