import type { ReactNode } from 'react'
import { colours } from './colours'

/** A link that is big enough for a thumb. */
export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      style={{
        display: 'inline-block',
        padding: '12px 24px',
        backgroundColor: colours.teal,
        color: colours.ivory,
        fontWeight: 600,
        textDecoration: 'none',
        borderRadius: '4px',
      }}
    >
      {children}
    </a>
  )
}
