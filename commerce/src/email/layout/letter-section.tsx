import type { ReactNode } from 'react'
import { colours } from './colours'

/** A part of a letter under a heading of its own. */
export function LetterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div style={{ marginTop: '24px', paddingTop: '16px', borderTop: `1px solid ${colours.line}` }}>
      <h2 style={{ margin: '0 0 8px', fontSize: '17px', lineHeight: '24px' }}>{title}</h2>
      {children}
    </div>
  )
}
