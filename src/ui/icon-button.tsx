import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface IconButtonProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
  id?: string
}

export function IconButton({ icon, label, onClick, disabled = false, id }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={onClick}
      disabled={disabled}
      id={id}
    >
      <Icon name={icon} />
    </button>
  )
}
