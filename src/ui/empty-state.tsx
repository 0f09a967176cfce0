import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface EmptyStateProps {
  icon: IconName
  title: string
  text: string
  level: 1 | 2 | 3
  children: ReactNode
}

export function EmptyState({ icon, title, text, level, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      <p className="muted">{text}</p>
      {children}
    </div>
  )
}
