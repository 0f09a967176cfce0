import type { ReactNode } from 'react'

interface ToolButtonProps {
  label: string
  /** For buttons that show a state of the text at the cursor. */
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

export function ToolButton({ label, pressed, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="crm-tool"
      aria-label={label}
      title={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

interface ToolChoiceProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

export function ToolChoice({ label, value, options, onChange }: ToolChoiceProps) {
  return (
    <select
      className="crm-tool crm-tool-choice"
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
