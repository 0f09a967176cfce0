import { Tag } from 'antd'
import type { ReactNode } from 'react'

interface ColourTagProps {
  /** A colour of antd's palette; the words always stand, it only helps. */
  colour: string | null
  children: ReactNode
}

export function ColourTag({ colour, children }: ColourTagProps) {
  if (colour === null) return <Tag variant="outlined">{children}</Tag>
  return (
    // antd's own text shade is too light to read on its tint (WCAG 1.4.3).
    <Tag variant="outlined" color={colour} style={{ color: `var(--ant-${colour}-8)` }}>
      {children}
    </Tag>
  )
}
