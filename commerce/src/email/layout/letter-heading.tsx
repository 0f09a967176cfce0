import type { ReactNode } from 'react'

export function LetterHeading({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '0 0 16px', fontSize: '22px', lineHeight: '28px' }}>{children}</h1>
}
