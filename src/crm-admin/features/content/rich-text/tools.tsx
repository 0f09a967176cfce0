import { Icon } from '../../../kit/values/icon.tsx'

const lines = 'M4 5h16M12 10h8M12 14h8M4 19h16'

const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12',
  strikethrough:
    'M5 12h14M16.5 7.5C15.9 5.9 14.3 5 12 5 9.4 5 7.5 6.2 7.5 8.2q0 1.8 1.6 2.6M7.5 16q.9 3 4.6 3c2.7 0 4.6-1.3 4.6-3.5q0-1-.9-2.3',
  quote: 'M10 8H5v4h4v1q0 3-3 3.5M19 8h-5v4h4v1q0 3-3 3.5',
  ordered: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14.5c.5-1.3 3-1 2.6.6L4 18.5h3',
  bullets: 'M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01',
  outdent: `${lines}M8 9l-3 3 3 3`,
  indent: `${lines}M5 9l3 3-3 3`,
  left: 'M4 6h16M4 10h10M4 14h16M4 18h10',
  center: 'M4 6h16M7 10h10M4 14h16M7 18h10',
  right: 'M4 6h16M10 10h10M4 14h16M10 18h10',
  justify: 'M4 6h16M4 10h16M4 14h16M4 18h16',
  link: 'M10 14a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.7L11.7 7M14 10a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.7L12.3 17',
  picture: 'M4 5h16v14H4zM8.5 10.5h.01M20 15l-5-5-9 9',
} as const

interface ToolButtonProps {
  label: string
  icon: keyof typeof paths
  pressed?: boolean
  onPress: () => void
}

export function ToolButton({ label, icon, pressed, onPress }: ToolButtonProps) {
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
      <Icon path={paths[icon]} />
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
